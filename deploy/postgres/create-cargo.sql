create database cargo;
