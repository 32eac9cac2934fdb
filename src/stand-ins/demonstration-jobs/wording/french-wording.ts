import type { LocalWording } from "./local-wording.ts";

export const frenchWording: LocalWording = {
  language: "fr",
  companyInfo: [
    "{company} est une entreprise indépendante d'environ 140 personnes, installée à {place} depuis quarante ans.",
    "{company} travaille pour des clients de toute la région et forme elle-même ses équipes.",
    "{company} appartient à ses salariés et réinvestit ses bénéfices dans les personnes et les outils.",
  ],
  dutiesHeading: "Vos missions :",
  hours: [
    "Temps plein, 35 heures par semaine.",
    "Temps plein, 39 heures avec RTT.",
    "Temps partiel possible à partir de 24 heures.",
  ],
  experience: {
    junior: "Débutants acceptés, formation assurée",
    mid: "Au moins {years} ans d'expérience",
    senior: "Au moins {years} ans d'expérience, dont une partie en autonomie complète",
    lead: "Au moins {years} ans d'expérience et une première expérience d'encadrement",
  },
  benefits: [
    "Tickets restaurant pris en charge à 60 %",
    "Mutuelle d'entreprise",
    "Jours de RTT",
    "Remboursement de 50 % des transports",
    "Intéressement et participation",
    "Treizième mois",
    "CDI dès l'embauche",
  ],
  occupations: {
    "Registered Nurse": {
      titles: {
        junior: "Infirmier diplômé d'État débutant (H/F)",
        mid: "Infirmier diplômé d'État (H/F)",
        senior: "Infirmier coordinateur (H/F)",
        lead: "Cadre de santé (H/F)",
      },
      purposes: [
        "Vous accompagnez les patients de l'admission à la sortie, avec une équipe qui prend le temps de transmettre.",
      ],
      duties: [
        "Évaluer l'état des patients et tenir le plan de soins",
        "Préparer et administrer les traitements",
        "Réaliser les pansements complexes",
        "Participer aux visites médicales",
        "Informer les patients et leurs proches",
        "Encadrer les étudiants en soins infirmiers",
      ],
      requirements: [
        "Diplôme d'État d'infirmier et inscription à l'Ordre",
        "Sens de l'observation et de l'écoute",
        "Travail en horaires alternés",
        "Rigueur dans la traçabilité",
      ],
    },
    "Software Engineer": {
      titles: {
        junior: "Développeur logiciel junior (H/F)",
        mid: "Développeur logiciel (H/F)",
        senior: "Développeur logiciel senior (H/F)",
        lead: "Responsable technique logiciel (H/F)",
      },
      purposes: [
        "Vous développez un logiciel que plusieurs milliers de personnes utilisent chaque jour, à {place} et ailleurs.",
      ],
      duties: [
        "Concevoir et livrer des fonctionnalités de bout en bout",
        "Écrire des tests automatisés utiles",
        "Relire le code de l'équipe avec soin",
        "Améliorer les requêtes et les temps de réponse",
        "Documenter les décisions techniques",
        "Échanger chaque semaine avec les utilisateurs",
      ],
      requirements: [
        "Maîtrise de TypeScript, Java ou Python",
        "Bonnes bases en SQL",
        "Goût pour un code simple",
        "Anglais technique",
      ],
    },
    Electrician: {
      titles: {
        junior: "Électricien débutant (H/F)",
        mid: "Électricien du bâtiment (H/F)",
        senior: "Électricien de maintenance (H/F)",
        lead: "Responsable d'équipe électricité (H/F)",
      },
      purposes: [
        "Vous installez et entretenez les équipements électriques de logements et d'écoles autour de {place}.",
      ],
      duties: [
        "Tirer les câbles et poser l'appareillage",
        "Raccorder les tableaux électriques",
        "Contrôler les installations selon la NF C 15-100",
        "Rechercher et réparer les pannes",
        "Installer des bornes de recharge",
        "Conseiller les clients sur place",
      ],
      requirements: [
        "CAP ou Bac pro électricien",
        "Habilitations électriques à jour",
        "Permis B",
        "Autonomie sur le chantier",
      ],
    },
    Accountant: {
      titles: {
        junior: "Assistant comptable (H/F)",
        mid: "Comptable général (H/F)",
        senior: "Comptable confirmé (H/F)",
        lead: "Responsable comptable (H/F)",
      },
      purposes: ["Vous tenez des comptes justes et les expliquez clairement à ceux qui décident."],
      duties: [
        "Saisir et rapprocher les comptes clients, fournisseurs et banque",
        "Préparer les clôtures mensuelles et annuelles",
        "Établir les déclarations de TVA",
        "Suivre les immobilisations",
        "Relancer les impayés avec tact",
        "Répondre aux commissaires aux comptes",
      ],
      requirements: [
        "BTS CG, DCG ou équivalent",
        "Bonne maîtrise d'Excel",
        "Pratique de Sage ou de SAP",
        "Discrétion et précision",
      ],
    },
    "Warehouse Operative": {
      titles: {
        junior: "Manutentionnaire (H/F)",
        mid: "Préparateur de commandes (H/F)",
        senior: "Cariste (H/F)",
        lead: "Responsable d'équipe logistique (H/F)",
      },
      purposes: ["Vous faites partir les bonnes commandes de {place}, complètes et à l'heure."],
      duties: [
        "Réceptionner et contrôler les marchandises",
        "Préparer les commandes au scanner",
        "Emballer et étiqueter les colis",
        "Charger les camions",
        "Participer aux inventaires",
        "Garder les allées dégagées",
      ],
      requirements: [
        "Sérieux et ponctualité",
        "CACES R489 apprécié",
        "Travail en équipe du matin ou du soir",
        "Bonne condition physique",
      ],
    },
    "Truck Driver": {
      titles: {
        junior: "Conducteur poids lourd débutant (H/F)",
        mid: "Conducteur poids lourd (H/F)",
        senior: "Conducteur super poids lourd (H/F)",
        lead: "Formateur conducteurs (H/F)",
      },
      purposes: ["Vous livrez nos clients depuis {place}, avec un camion récent qui vous est attribué."],
      duties: [
        "Contrôler le véhicule avant chaque tournée",
        "Arrimer et décharger les marchandises",
        "Respecter les temps de conduite et de repos",
        "Faire signer les bons de livraison",
        "Signaler tout retard ou dommage",
        "Entretenir la cabine",
      ],
      requirements: [
        "Permis C ou CE et FIMO/FCO à jour",
        "Carte conducteur",
        "Conduite souple",
        "Bon contact avec les clients",
      ],
    },
    Chef: {
      titles: {
        junior: "Commis de cuisine (H/F)",
        mid: "Cuisinier (H/F)",
        senior: "Second de cuisine (H/F)",
        lead: "Chef de cuisine (H/F)",
      },
      purposes: ["Vous cuisinez des produits frais et de saison pour une salle de soixante couverts."],
      duties: [
        "Préparer et dresser les plats",
        "Tenir un poste pendant le service",
        "Passer les commandes et contrôler les livraisons",
        "Appliquer les règles HACCP",
        "Proposer des plats selon la saison",
        "Former les apprentis",
      ],
      requirements: [
        "CAP ou BP cuisine, ou expérience équivalente",
        "Organisation et propreté",
        "Calme pendant le coup de feu",
        "Disponibilité certains week-ends",
      ],
    },
    "Retail Sales Assistant": {
      titles: {
        junior: "Employé de magasin (H/F)",
        mid: "Vendeur conseil (H/F)",
        senior: "Vendeur confirmé (H/F)",
        lead: "Responsable de magasin (H/F)",
      },
      purposes: ["Vous conseillez des clients qui reviennent parce qu'ils ont été bien conseillés."],
      duties: [
        "Accueillir et conseiller la clientèle",
        "Encaisser et clôturer la caisse",
        "Mettre en rayon et étiqueter",
        "Préparer les vitrines",
        "Traiter les retours",
        "Ouvrir ou fermer le magasin",
      ],
      requirements: ["Goût du contact", "Fiabilité", "Disponibilité le samedi", "Une première expérience est un plus"],
    },
  },
};
