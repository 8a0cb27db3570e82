"""Requests and messages that nobody thought of: an answer each time, no fault, no hang, nothing that grows."""
