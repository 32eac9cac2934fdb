export const frenchWording = `
company: {company} est une entreprise indépendante d'environ {staff} personnes, installée à {place} depuis quarante ans. | {company} travaille pour des clients de toute la région et forme elle-même ses équipes. | {company} appartient à ses salariés et réinvestit ses bénéfices dans les personnes et les outils.
purpose: Pour renforcer notre équipe à {place}, nous recrutons : {title}. | Notre site de {place} recherche : {title}. | Vous aimez le travail bien fait et l'esprit d'équipe ? Rejoignez-nous à {place}.
heading: Vos missions : | Votre quotidien :
duty: Tenir à jour le suivi et transmettre les informations | Accompagner les nouveaux collègues | Proposer des améliorations
need: Bon niveau de français | Sens du travail en équipe et fiabilité | Autonomie
junior: Débutants acceptés, formation assurée
mid: Au moins {years} ans d'expérience
senior: Au moins {years} ans d'expérience, dont une partie en autonomie complète
lead: Au moins {years} ans d'expérience et une première expérience d'encadrement
seniorTitle: {title} – confirmé
leadTitle: {title} – responsable d'équipe
full: Temps plein, 35 heures par semaine. | Temps plein, 39 heures avec RTT.
shift: Temps plein en horaires décalés (matin, après-midi, nuit). | Temps plein, un week-end sur deux.
part: Temps partiel, 20 heures par semaine. | Temps partiel, 24 heures, horaires à convenir. Le salaire est indiqué pour un temps plein.
remote: Poste en télétravail complet ; l'équipe se retrouve à {place} quatre fois par an.
hybrid: Deux à trois jours par semaine à {place}, le reste en télétravail.
temporary: CDD de douze mois, renouvelable.
contractor: Mission indépendante de six mois, prolongation possible.
pay: Rémunération : {pay}.
give: Tickets restaurant pris en charge à 60 % | Mutuelle d'entreprise | Jours de RTT | Remboursement de 50 % des transports | Intéressement et participation | Treizième mois | Formations payées | Plannings connus à l'avance
health: Accompagner les personnes dans les soins et la vie quotidienne | Relever les constantes et les noter | Informer et conseiller les proches || Diplôme ou expérience dans la santé | Écoute et patience
medical: Examiner et traiter les patients | Interpréter les examens et décider du traitement | Participer aux gardes || Inscription à l'Ordre | Goût du travail pluridisciplinaire
lab: Préparer et analyser les échantillons | Exploiter les résultats et rédiger les rapports | Entretenir et étalonner les appareils || Formation scientifique | Rigueur dans l'application des procédures
teaching: Préparer et donner les cours | Suivre chaque élève | Travailler avec les familles et l'équipe || Formation pédagogique | Patience et clarté
social: Organiser la vie quotidienne avec les personnes accompagnées | Observer et noter les progrès | Échanger avec les familles || Diplôme du social ou de la petite enfance | Casier judiciaire vierge
software: Développer, tester et exploiter nos systèmes | Trouver et corriger les erreurs | Partager et documenter les solutions || Formation en informatique ou expérience équivalente | Bon anglais écrit
business: Clarifier les besoins et préparer les décisions | Suivre délais, coûts et risques | Animer des ateliers || Études supérieures ou expérience équivalente | Aisance à l'oral et à l'écrit
creative: Concevoir et réaliser des projets | Retoucher textes et images pour le web et l'imprimé | Planifier et mesurer les campagnes || Portfolio personnel | Maîtrise des logiciels du métier
finance: Contrôler et saisir les opérations | Préparer clôtures et rapports | Répondre aux clients et aux administrations || Formation en comptabilité, banque ou droit | Rigueur et discrétion
office: Répondre aux demandes par téléphone et courriel | Gérer agendas et dossiers | Traiter factures et courrier || Formation administrative | Maîtrise du Pack Office
sales: Conseiller les clients et établir les devis | Négocier et conclure | Tenir le CRM à jour || Expérience commerciale | Permis B
retail: Accueillir et servir les clients | Encaisser et remplir les rayons | Vérifier stocks et dates || Goût du contact | Disponibilité le samedi
kitchen: Préparer et dresser les plats | Réceptionner et ranger les produits | Nettoyer la cuisine et le matériel || Connaissance des règles d'hygiène | Rapidité et propreté
service: Accueillir les clients | Prendre les commandes et servir | Encaisser et mettre en place || Sourire et bonne présentation | Disponibilité le soir et le week-end
cleaning: Nettoyer bureaux, couloirs et sanitaires | Trier et évacuer les déchets | Réapprovisionner et signaler les dégâts || Soin et ponctualité | Une expérience du nettoyage est un plus
security: Contrôler les accès | Faire des rondes et rédiger les rapports | Réagir aux incidents || Carte professionnelle en cours de validité | Sang-froid
driving: Contrôler le véhicule avant le départ | Conduire en sécurité et à l'heure | Tenir les documents et signaler les défauts || Permis de la catégorie requise | Conduite respectueuse
warehouse: Réceptionner, contrôler et ranger les marchandises | Préparer les commandes au scanner | Emballer et charger || Bonne condition physique | Disponibilité en horaires décalés
building: Réaliser les travaux selon les plans | Préparer matériaux et outils | Respecter la sécurité || CAP ou expérience du bâtiment | Permis B apprécié
technical: Monter, contrôler et réparer pièces et installations | Rechercher et éliminer les pannes | Consigner les interventions || Formation technique ou expérience en production | Travail en équipes possible
engineering: Étudier et calculer ouvrages et installations | Établir plans et dossiers | Suivre et réceptionner les travaux || Diplôme d'ingénieur ou BTS | Maîtrise de la CAO et des normes
garden: Planter, entretenir et récolter | Conduire et entretenir les machines | Garder les terrains en ordre || Goût du travail dehors | Bonne condition physique
beauty: Conseiller et prendre soin des clients | Gérer les rendez-vous et encaisser | Garder le poste propre || Diplôme du métier | Présentation soignée
`;
