"""Starting and stopping: addresses, the keys and the folder that are a server's own, one process or several.

Everything that is answered stands in the rooms beside it.
"""
