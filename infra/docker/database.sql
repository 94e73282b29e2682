-- A restore puts the site's database together beside the one that is in use.
GRANT ALL ON `afshoreh\_%`.* TO 'afshoreh'@'%';
