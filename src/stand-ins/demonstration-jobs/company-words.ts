export const companyWords = `
@ health | Hospital | Clinic | Medical Centre | Health Group
is: {company} is a teaching hospital with {staff} employees and a catchment area well beyond {place}. | {company} runs three clinics and a day surgery in and around {place}. | Founded in {year} as a small infirmary, {company} today treats some 40,000 people a year.
@ care | Care | Residential Homes | Home Support | Care Association
is: {company} is a non-profit provider with {staff} colleagues in eleven houses and four home-care teams. | {company} has cared for older people in {place} since {year}; relatives are welcome at any hour. | {company} is owned by its members and puts every surplus back into staff and gardens.
@ construction | Building Services | Construction | Contractors | Engineering
is: {company} is a family firm of the third generation with {staff} people and its yard at the edge of {place}. | {company} plans and builds for cities, housing associations and schools, mostly within an hour of {place}. | Since {year}, {company} has done what it promised, which is rarer in building than one would like.
@ manufacturing | Works | Industries | Manufacturing | Machinery
is: {company} makes parts and machines for customers in forty countries; {staff} people work at the plant near {place}. | {company} was founded in {year} in a shed and still has it, next to a new hall with a solar roof. | {company} belongs to a foundation, plans in decades and trains most of its own people.
@ automotive | Motors | Vehicle Services | Garage | Auto Works
is: {company} looks after cars, vans and a few beloved wrecks with {staff} colleagues at two sites in {place}. | {company} is an independent garage group founded in {year}, with charging points and a coffee machine of some fame.
@ logistics | Logistics | Freight | Transport | Distribution
is: {company} moves food, furniture and medicines with 220 trucks and {staff} people. | {company} runs a fulfilment centre near {place} for thirty online shops. | Since {year}, {company} has grown from one van to a hub that never sleeps and lets its people do so.
@ hospitality | Hotel | Restaurant | Hospitality | Inn
is: {company} is a privately run house in {place}, known for its kitchen and its garden. | {company} runs four houses with {staff} colleagues from twenty countries. | Guests have come back to {company} since {year}, some of them with their grandchildren.
@ retail | Stores | Markets | Retail | Trading
is: {company} has 36 shops in the region and an online shop that is packed in {place}. | {company} is a cooperative of independent shopkeepers with {staff} employees. | Opened in {year} on the market square, {company} still buys from the farms around {place}.
@ technology | Software | Digital | Systems | Labs
is: {company} builds planning software for small and mid-sized businesses; {staff} people, profitable, no investors waiting at the door. | {company} was founded in {year} by two people who were tired of a bad program and wrote a better one. | {company} develops its product in {place} and listens to 3,000 customers for it.
@ finance | Finance | Insurance | Bank | Advisory
is: {company} is a regional financial company with {staff} employees and 19 branches around {place}. | {company} has been owned by its customers since {year} and explains its fees on one page. | {company} advises families and mid-sized businesses and would rather lose a deal than a client.
@ science | Laboratories | Research Institute | Analytics | Biosciences
is: {company} analyses food, water and medical samples; {staff} people work in its laboratories in {place}. | {company} is an independent institute founded in {year} that publishes its methods and its mistakes.
@ education | School | Education Trust | Academy | Nurseries
is: {company} runs schools and nurseries for 1,900 children in and around {place}. | {company} has taught children of every background since {year}, with small classes and a large vegetable garden. | {company} has {staff} colleagues and a head who still teaches.
@ beauty | Hair | Salon | Studio | Hair & Beauty
is: {company} is a salon in the middle of {place} with a loyal clientele and a waiting list for Saturdays. | {company} has three studios, {staff} colleagues in all, and trains its own juniors.
@ public | City Services | Public Services | Council Services | Foundation
is: {company} provides public services for the people of {place}, with {staff} employees in forty professions. | {company} is a foundation, active in the region since {year}, and answerable to its citizens.
@ design | Design | Studio | Creative | Agency
is: {company} is a studio of {staff} designers, writers and developers in a former print works in {place}. | Since {year}, {company} has worked for museums, public transport and a few stubborn start-ups.
@ services | Services | Facility Services | Building Care | Protection
is: {company} looks after offices, schools and events in and around {place} with {staff} people. | {company} was founded in {year} with one van and one bucket, and pays by the collective agreement.
@ farming | Farms | Gardens | Nurseries | Estates
is: {company} grows fruit, vegetables and trees on the edge of {place}. | Run by the same family since {year}, {company} works with {staff} people in season.
`;
