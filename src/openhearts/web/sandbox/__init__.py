"""Programs beside the server that read and recompute what strangers bring, within bounds of memory and time.

Which jobs there are is for others to say: any function of a module, with values that can be sent.
"""
