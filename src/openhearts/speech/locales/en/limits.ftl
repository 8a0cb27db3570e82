# What is bounded or damaged: refusals, and the list of one's tables.

error-address-too-long = This address is too long for a picture that a phone can read.
error-damaged-table = This table can no longer be read: what was kept of it is damaged. All other tables are as they were. On your start page you can take it out of your list; whoever runs the server may have a copy.
error-damaged-pad = This score pad can no longer be read: what was kept of it is damaged. All others are as they were.
web-mine-damaged = This table can no longer be read; the others are as they were.
web-mine-remove = Take it out of the list
