import type { ExaminedPerson } from "./examined-person.ts";

export const physiotherapist: ExaminedPerson = {
  name: "Camila Rezende Fontes",
  place: "Coimbra, Portugal",
  summary:
    "Physiotherapist with experience in orthopaedics and neurology. I came back to work in 2024 after four years at home with my twins.",
  languages: ["Portuguese (native)", "Spanish (B2)", "English (B2)", "Libras (beginner)"],
  skills: [
    "Manual therapy",
    "Gait training",
    "Bobath concept",
    "Kinesio taping",
    "Hydrotherapy",
    "Patient documentation",
  ],
  jobs: [
    [
      ...(["Physiotherapist", "Hospital Santa Marina", "Belo Horizonte", "2010-02", "2014-06"] as const),
      [
        "Treated patients after hip and knee replacement, 10 to 12 a day",
        "First mobilisation on the day after surgery together with the nurses",
        "Supervised physiotherapy students during their placements",
        "Kept records in the hospital system MV",
      ],
    ],
    [
      ...(["Neurological Physiotherapist", "Clínica Passo Certo", "São Paulo", "2014-08", "2018-10"] as const),
      [
        "Worked with adults after stroke, mostly in the first six months.",
        "Set up a walking group that met twice a week",
        "I measured progress with the 10-metre walk test and shared it with doctors and families.",
        "Took part in buying a body-weight support treadmill for R$95,000",
        "Was one of three therapists who wrote the clinic's guideline on falls",
        "On average, patients of the walking group needed 4 seconds less for 10 metres after 12 weeks",
      ],
    ],
    [
      ...(["Physiotherapist", "Centro de Saúde do Mondego", "Coimbra", "2019-01", "2020-05"] as const),
      [
        "Home visits to older people in 7 villages",
        "Back pain classes for up to 14 participants",
        "Referred patients to the hospital when needed",
      ],
    ],
    [
      ...(["Physiotherapist (60%)", "Termas da Ribeira", "Luso", "2024-09", ""] as const),
      [
        "Give hydrotherapy sessions in groups of six",
        "Individual manual therapy, 8 appointments a day",
        "Lowered the no-show rate from 15% to 9% with a reminder by text message the day before.",
        "I am learning to use a new booking program and write a short manual for my colleagues.",
        "Advise guests on exercises that they can do at home",
      ],
    ],
  ],
  volunteer: [
    [
      ...(["Physiotherapist", "Associação Mães em Movimento", "Coimbra", "2022-05", "2024-06"] as const),
      ["Gave a free pelvic floor class for mothers once a month."],
    ],
  ],
  degrees: [
    ["Bachelor", "Physiotherapy", "Universidade Federal de Minas Gerais", "2005 - 2009"],
    ["Postgraduate diploma", "Neurofunctional Physiotherapy", "Universidade de São Paulo", "2015 - 2016"],
  ],
  certificates: [
    ["Bobath Basic Course", "IBITA", "2017"],
    ["Basic Life Support", "INEM", "2024"],
    ["Recognition of the degree in Portugal", "Ordem dos Fisioterapeutas", "2018"],
  ],
  posting: {
    title: "Head of Physiotherapy",
    company: "Clínica Serra Azul",
    lines: [
      "Master's degree in physiotherapy",
      "Leading a team of eight therapists",
      "Dry needling and shockwave therapy",
      "Experience in professional football",
      "French at level B2",
      "Responsibility for a revenue of €600,000",
    ],
  },
  truths: {
    "exp0.0 exp0.1": `
      I treated 10 to 12 patients a day after hip and knee replacement.
      Treated ten to twelve patients per day following hip and knee replacement
      Treatment of patients after knee and hip replacement
      Together with the nurses, I mobilised patients for the first time on the day after surgery.
      At Hospital Santa Marina in Belo Horizonte, I treated patients who had had a hip or knee replacement.`,
    "exp0.2 exp0.3": `
      Supervised physiotherapy students on placement
      I supervised students of physiotherapy during their placements and kept records in the hospital system MV.
      Supervision of physiotherapy students during placements
      Keeping records in MV, the hospital system`,
    "exp1.0": `
      I worked with adults after a stroke, mostly during the first six months.
      Worked with adult stroke patients, mostly in the first 6 months
      As a Neurological Physiotherapist at Clínica Passo Certo, I worked with adults who had had a stroke.`,
    "exp1.1 exp1.5": `
      Established a walking group which met twice a week
      I set up a twice-weekly walking group whose patients needed on average four seconds less for 10 metres after twelve weeks.
      After 12 weeks, patients of the walking group took an average of 4 seconds less to walk 10 metres.
      Set up a walking group`,
    "exp1.2": `
      I measured progress using the 10-metre walk test and shared it with families and doctors.
      Measuring progress with the 10 m walk test
      Progress was measured with the 10-metre walk test and shared with doctors and families.`,
    "exp1.3 exp1.4": `
      I took part in the purchase of a body-weight support treadmill for R$95,000.
      Participated in buying a treadmill with body-weight support for 95,000 reais
      Together with two other therapists, I wrote the clinic's guideline on falls.
      Co-author of the clinic's falls guideline
      I was one of the three therapists who wrote the clinic's guideline on falls and took part in buying a body-weight support treadmill.`,
    "exp2.*": `
      Visited older people at home in seven villages
      Carried out home visits to elderly people in 7 villages
      I held back pain classes for up to fourteen participants.
      Referring patients to hospital when necessary
      At Centro de Saúde do Mondego, where I worked from January 2019 to May 2020, I made home visits and gave classes on back pain.`,
    "exp3.0 exp3.1": `
      I give hydrotherapy sessions to groups of six.
      Giving hydrotherapy sessions in groups of 6 and individual manual therapy
      I provide individual manual therapy with eight appointments a day.
      As a physiotherapist at Termas da Ribeira in Luso, I give group hydrotherapy sessions and individual manual therapy.`,
    "exp3.2": `
      I reduced the no-show rate from 15% to 9% by sending a text message reminder the day before.
      Reduced no-shows from 15 % to 9 % with a text reminder the day before
      With a text message reminder on the previous day, I lowered the no-show rate by six percentage points.`,
    "exp3.3 exp3.4": `
      I am currently learning to use a new booking program and writing a short manual for my colleagues.
      Advising guests on exercises to do at home
      I advise guests about exercises which they can do at home.`,
    "exp0 exp1 exp2 exp3": `
      Since September 2024, I have been working 60% as a physiotherapist at Termas da Ribeira.
      I worked at Hospital Santa Marina for more than four years.
      I have worked as a physiotherapist in Belo Horizonte, São Paulo, Coimbra and Luso.`,
    "vol0.0": `
      As a volunteer, I gave a free monthly pelvic floor class for mothers.
      Gave a pelvic floor class for mothers every month, free of charge`,
    "edu0 edu1": `
      I hold a Bachelor in Physiotherapy from the Universidade Federal de Minas Gerais.
      Postgraduate diploma in Neurofunctional Physiotherapy, Universidade de São Paulo (2015–2016)`,
    "cert0 cert1 cert2": `
      My degree was recognised in Portugal by the Ordem dos Fisioterapeutas in 2018.
      I completed the Bobath Basic Course (IBITA) in 2017.`,
    "skills summary": `
      Physiotherapist experienced in orthopaedics and neurology
      In 2024 I returned to work after spending four years at home with my twins.
      Skilled in manual therapy, gait training and hydrotherapy`,
    langs: `
      Portuguese is my native language, and I speak Spanish and English at B2 level.
      Languages: Portuguese (native), Spanish (B2), English (B2), Libras (beginner)`,
    posting: `
      With this letter I apply to Clínica Serra Azul as Head of Physiotherapy.`,
  },
  hardLies: {
    "exp0.0 exp0.1": `
      Treated patients after hip and shoulder replacement, 10 to 12 a day
      Treated patients after hip and knee replacement, 20 to 22 a day
      Treated patients after hip and knee replacement, 10 to 12 a week
      Treated patients before hip and knee replacement, 10 to 12 a day
      Treated children after hip and knee replacement, 10 to 12 a day
      Assisted at hip and knee replacements, 10 to 12 a day
      First mobilisation on the day of surgery together with the nurses
      First mobilisation in the week after surgery together with the nurses
      First mobilisation on the day after surgery together with the doctors
      Chief Physiotherapist at Hospital Santa Marina`,
    "exp0.2 exp0.3": `
      Supervised physiotherapists during their placements
      Supervised nursing students during their placements
      Examined physiotherapy students after their placements
      Kept records in the hospital system Tasy
      Introduced the hospital system MV
      Lectured physiotherapy students at the university`,
    "exp1.0 exp1.1 exp1.5": `
      Worked with children after stroke, mostly in the first six months.
      Worked with adults after stroke, mostly in the first six weeks.
      Worked with adults after spinal cord injury, mostly in the first six months.
      Set up a walking group that met twice a month
      Set up a swimming group that met twice a week
      Set up two walking groups that met once a week
      On average, patients of the walking group needed 14 seconds less for 10 metres after 12 weeks
      On average, patients of the walking group needed 4 seconds less for 100 metres after 12 weeks
      On average, patients of the walking group needed 4 seconds less for 10 metres after 2 weeks
      On average, patients of the walking group needed 4 seconds for 10 metres after 12 weeks
      On average, patients of the walking group walked 4 metres further after 12 weeks`,
    "exp1.2 exp1.3 exp1.4": `
      I measured progress with the 6-minute walk test and shared it with doctors and families.
      I measured progress with the 100-metre walk test and shared it with doctors and families.
      I measured progress with the 10-metre walk test and shared it with insurers.
      Took part in buying a body-weight support treadmill for R$950,000
      Took part in buying a body-weight support treadmill for €95,000
      Took part in selling a body-weight support treadmill for R$95,000
      Took part in buying a shockwave device for R$95,000
      Was one of three therapists who wrote the clinic's guideline on pain
      Was one of three therapists who wrote the national guideline on falls
      Led three therapists who wrote the clinic's guideline on falls
      Was one of thirteen therapists who wrote the clinic's guideline on falls`,
    "exp2.*": `
      Home visits to older people in 17 villages
      Home visits to young mothers in 7 villages
      Home visits to older people in 7 nursing homes
      Back pain classes for up to 40 participants
      Neck pain classes for up to 14 participants
      Back pain classes for more than 14 participants
      Referred patients to the spa when needed
      At Centro de Saúde do Mondego, where I worked from January 2019 to May 2022, I made home visits.
      Head of Physiotherapy at Centro de Saúde do Mondego`,
    "exp3.0 exp3.1": `
      Give hydrotherapy sessions in groups of sixteen
      Give massage sessions in groups of six
      Individual manual therapy, 18 appointments a day
      Individual manual therapy, 8 appointments a week
      Individual shockwave therapy, 8 appointments a day
      Individual hydrotherapy, 8 appointments a day
      As team leader at Termas da Ribeira, I give hydrotherapy sessions in groups of six.`,
    "exp3.2 exp3.3 exp3.4": `
      Lowered the no-show rate from 15% to 5% with a reminder by text message the day before.
      Lowered the no-show rate by 9% with a reminder by text message the day before.
      Lowered the no-show rate from 15% to 9% with a reminder by e-mail the day before.
      Lowered the no-show rate from 15% to 9% with a reminder by text message the week before.
      Lowered the sick leave rate from 15% to 9% with a reminder by text message the day before.
      I programmed a new booking program and write a short manual for my colleagues.
      I teach my colleagues to use a new booking program.
      Advise guests on food that they can cook at home
      Advise football players on exercises that they can do at home`,
    "exp0 exp1 exp2 exp3": `
      Physiotherapist (full-time) at Termas da Ribeira since 2024
      Since September 2023, I have been working 60% as a physiotherapist at Termas da Ribeira.
      I worked at Clínica Passo Certo for more than six years.`,
    "vol0.0": `
      Gave a free pelvic floor class for mothers once a week.
      Gave a paid pelvic floor class for mothers once a month.`,
    "edu0 edu1": `
      Master in Neurofunctional Physiotherapy, Universidade de São Paulo
      Bachelor in Physiotherapy, Universidade de São Paulo
      Bachelor in Occupational Therapy, Universidade Federal de Minas Gerais`,
    "cert0 cert1 cert2": `
      Bobath Advanced Course (IBITA, 2017)
      Advanced Life Support (INEM, 2024)
      My degree was recognised in Portugal in 2008.`,
    "skills langs": `
      Skilled in manual therapy, dry needling and hydrotherapy
      I speak Portuguese, Spanish (B2), English (B2) and French.
      Spanish at C1 level and English at B2 level`,
    "posting exp3": `
      I lead a team of eight therapists.`,
    none: `
      Give hydrotherapy sessions in groups of six`,
  },
  softLies: {
    "exp0.*": `
      Treated all patients after hip and knee replacement in the hospital
      Treated at least 12 patients a day after hip and knee replacement
      First mobilisation on the day after surgery on my own
      Supervised the best physiotherapy students during their placements
      Thanks to the early mobilisation, patients went home sooner.
      I was responsible for the training of all physiotherapy students.`,
    "exp1.*": `
      Worked with adults after stroke, only in the first six months.
      Worked with all adults of the clinic after stroke.
      Bought a body-weight support treadmill for R$95,000
      Thanks to the new treadmill, patients needed 4 seconds less for 10 metres after 12 weeks.
      All patients of the walking group needed 4 seconds less for 10 metres after 12 weeks
      Patients of the walking group needed 4 seconds less for 10 metres after 12 weeks because of my Bobath training
      I wrote the clinic's guideline on falls by myself.
      The guideline on falls that I wrote with two therapists led to fewer falls.
      Set up the city's first walking group, which met twice a week
      I measured every patient's progress each week with the 10-metre walk test.`,
    "exp2.*": `
      Home visits to all older people in 7 villages
      Back pain classes for 14 participants each
      Quickly freed up to 14 participants of back pain
      Referred patients to the hospital in every case`,
    "exp3.*": `
      Give all hydrotherapy sessions of the spa
      Lowered the no-show rate from 15% to 9% within a year with a reminder by text message the day before.
      I have mastered a new booking program and wrote a short manual for my colleagues.
      I introduced a new booking program and write a short manual for my colleagues.
      Advise guests on effective exercises that cure them at home
      The new booking program lowered the no-show rate from 15% to 9%.
      Guests are delighted with my hydrotherapy sessions in groups of six.`,
    "summary exp2 exp3": `
      Highly experienced physiotherapist in orthopaedics and neurology
      I came back to work after four years of further training.
      I have worked as a physiotherapist without a break since 2019.
      Before I worked at Centro de Saúde do Mondego, I worked at Termas da Ribeira.`,
  },
};
