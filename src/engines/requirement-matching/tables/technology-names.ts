/**
 * Names of software that are one capitalised word, some of them words of every day as well: compared exactly, capitals included. A
 * selection from the O*NET 27.0 database (USDOL/ETA, CC BY 4.0, changed) with names that came later; see NOTICE.md.
 */
export const technologyNames: ReadonlySet<string> = new Set(
  `Abaqus Accpac Acrobat Ada Adobe Airtable Alteryx Altium Android Angular Ansible Ansys Apache Archer Asana Audacity Autodesk Axapta Azure Bamboo Banner
  Basecamp Bash Bentley Blackbaud Blackboard Blender Bloomberg Bootstrap Brightpay Bugzilla Cadence Camtasia Canva Canvas Captivate Cassandra Catia Cerner Chef Cisco Citrix
  Clarity Cognos Concur Confluence Coupa Creo Cypress Dart Datev Delphi Deltek Dentrix Django Docker Documentum Domino Dreamweaver Dropbox Drupal Dynamics Eclipse
  Elasticsearch Eloqua Epic Epicor Erlang Excel Exchange Express Facebook Fanuc Figma Final Firebase Flask Flink Flutter Foursquare Galileo Geogebra Git Gmail Go Google Gradle
  Grafana Greenhouse Groovy Hadoop Haskell Helix Hibernate Hive Hubspot Hyperion Illustrator Infor Informatica Informix Inventor Instagram Java Jenkins Jira Jupyter Kafka Kibana Kotlin
  Kronos Kubernetes Kuka Laravel Lever Lightroom Linux Lodas Looker Lotus Lua Mailchimp Manhattan Maple Marketo Mastercam Mathcad Mathematica Maven Maximo Maya Miro Minitab
  Mobility Moodle Multisim Nagios Nastran Navision Notion Octave Office Opera Oracle Outlook Pandas Pascal Perl Photoshop Pinterest Playwright Postman Power Premiere Primavera Prometheus Puppet
  Python Qlik Quark Quicken Rails React Redis Redshift Revit Rhino Ruby Rust Sabre Sage Salesforce Saffron Scala Scrum Selenium Sentry Shopify Sibelius Siebel Siemens Sketch Slack
  Snowflake Solidworks Solr Spark Splunk Spring Stata Storybook Stripe Swift Symfony Tableau Talend Taleo Teams Terraform Teradata Tomcat Trello Twilio Typo3 Ubuntu Unity Unreal Vectorworks
  Verilog Visio Vue Webex Webpack Windows Word Workday Xcode Xero Yardi Zabbix Zapier Zendesk Zoom`.split(/\s+/),
);
