"""Tests of the training of the learned player."""
