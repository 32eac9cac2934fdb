export const englishWording = `
purpose: We are looking for {title} to join our team in {place}. | Our site in {place} is growing, and we would like to add {title}. | You like good work and good company? Come to {company} in {place}.
heading: What you will do: | Your work: | Your responsibilities: | The role:
full: Full-time, 38 hours a week. | Full-time, 40 hours, Monday to Friday. | Full-time with flexible start and finish.
shift: Full-time in three shifts, early, late and night. | Full-time in two shifts, every second weekend free. | Night shift, 22:00 to 6:00. | Full-time, four shifts of ten hours a week.
part: Part-time, 20 hours a week. | Part-time, 25 hours, mornings. | Part-time evenings and weekends, 16 hours. | Half time, days by agreement.
temporary: The contract is temporary, for twelve months at first.
contractor: A contract for six months as a freelancer, with the option to extend.
give: Paid training days | Rosters published six weeks ahead | Supplements for evenings, nights and Sundays | Staff discount | A permanent contract after six months | Working clothes and tools from us | A mentor for the first months | Free parking and a bus stop at the door
seniorTitle: Senior {title}
leadTitle: {title} Team Leader
health: An eye for detail, also late in the shift | Patience and a kind manner | Readiness to work some weekends | Careful notes || Up-to-date vaccinations or readiness for them | Experience with people who need support
medical: Sound clinical judgement | Clear words with patients | Readiness to be on call | Pleasure in teaching || Full registration and a licence to practise | The specialist qualification, or being on the way to it
lab: Exact work by written methods | Honest records | Safe handling of chemicals | Curiosity || A degree or training in a natural science | Experience with the methods named above
teaching: Patience and clear language | High expectations, kindly held | Work with parents as partners | Calm in lively rooms || The teaching qualification that the post asks for | A background check without entries
social: A warm and reliable manner | Respect for privacy | Clear boundaries | Good written notes || A qualification in care or education, or readiness to gain it | A background check without entries
software: Small, readable changes | Questions asked early | Written English that others understand | Care for the people who use it || A degree or the same by practice | Good command of the tools named above
business: Clear writing | Comfort with figures | Calm with many opinions | Decisions that are explained || A degree or the same by experience | Experience of working across departments
creative: A portfolio that shows how you think | Feeling for language and form | Deadlines kept | Openness to criticism || Good command of the usual programs | Experience with campaigns or publications
finance: Accuracy and discretion | Good spreadsheets | Clear explanations | Deadlines kept || A qualification in finance or law | Knowledge of the rules that apply here
office: A friendly voice | Order in many small things | Good spelling | Discretion || Good command of office software | Experience in an office
sales: Listening before selling | Tidy records | Resilience | Honest promises || Experience in sales or purchasing | A driving licence
retail: Pleasure in serving people | Punctuality | Readiness to work Saturdays | A tidy eye || Honesty with money | Being able to stand for long hours
kitchen: Clean and quick work | Teamwork in tight spaces | Readiness for evenings and weekends | Care with food || Knowledge of food hygiene | Being able to stand for long hours
service: A warm welcome | Calm in the rush | Readiness for evenings and weekends | Care with money || A good memory | Further languages are welcome
cleaning: Thoroughness without being told | Punctuality | Discretion in others' rooms | Care with cleaning agents || No experience needed; we show you how | Being able to lift and bend
security: Alertness in quiet hours | Calm words in loud moments | Physical fitness | Honest reports || The licence that the law asks for | A clean record
driving: Considerate driving | Punctuality | Friendliness | Care for the vehicle || A valid licence of the class needed | A clean driving record
warehouse: Reliability | Readiness for shifts | Care with goods | Good teamwork || Physical fitness | Experience in a warehouse is welcome
building: Safe work | Punctuality on site | Pride in good work | Readiness to travel to sites || Training or experience in the trade | A site safety card
technical: Exact work | Readiness for shifts | Clean records | Safe work || Technical training or experience in production | Good eyesight and steady hands
engineering: Sound calculation | Clear drawings and reports | Responsibility for safety | Talks with trades as equals || A degree or technician's certificate | Knowledge of the standards that apply
garden: Work outdoors in any weather | Knowledge of plants | Care with machines | Early starts || Physical fitness | A driving licence
beauty: A sure hand | Friendly advice | Hygiene | A neat appearance || A completed qualification in the trade | Readiness to work Saturdays
`;
