-- Once on the first primary. The addresses are those of the two servers and of the machines with haproxy.
-- The site's own account has rights on its database alone: one with READ_ONLY ADMIN could write to a replica.
SET GLOBAL read_only = OFF;
CREATE USER haproxy@'10.0.0.%';
CREATE USER failover@'10.0.0.%' IDENTIFIED BY 'another password';
GRANT REPLICATION SLAVE, REPLICATION SLAVE ADMIN, REPLICATION MASTER ADMIN, SLAVE MONITOR, READ_ONLY ADMIN, RELOAD
  ON *.* TO failover@'10.0.0.%';
CREATE DATABASE afshoreh;
CREATE USER afshoreh@'10.0.0.%' IDENTIFIED BY 'a password';
GRANT ALL ON `afshoreh%`.* TO afshoreh@'10.0.0.%';
