/** Common words that neither ask for anything nor belong to a title: a typing error is never taken for a title because of them. */
export const everydayWords: readonly string[] = `
fine usually mostly sometimes often always ever never rather pretty totally honestly basically literally probably certainly definitely
sure certain able unable ready willing happy glad sad tired nervous worried excited keen proud shy lonely bored busy free lucky sorry
thats wheres hows theres heres whos its im ive id youre theyre weve isnt arent wasnt werent doesnt didnt wont cant couldnt shouldnt
wouldnt havent hasnt hadnt lemme gimme gonna gotta dunno idk tbh btw imo atm fyi omg wtf yoe aka etc eg ie
story short long small big huge tiny early late earlier later soon once twice first third fourth fifth next previous
start started starts begin began finish finished end ended stop stopped leave left stay stayed keep kept change changed switch switched
feel feels feeling felt love loved loves enjoy enjoyed prefer preferred hate hated believe mean means meant guess suppose wonder
wondering mind remember forget forgot understand understood knew known thought hear heard listen read saw seen
speak speaks spoke spoken talk talked say said says told ask asked answer answered answers reply called calling
mum mam mother father parents parent son daughter husband wife partner boyfriend girlfriend friend friends
brother sister boss colleague colleagues neighbor neighbour everyone nobody somebody whoever whatever whichever wherever
flat apartment debt commute distance far close
today tonight yesterday spring autumn
minute minutes day days week weeks month months year years century moment while
notice reference references boss certificate certificates papers
ill sick pregnant disabled disability blind deaf accident
europe european eu abroad overseas worldwide
ukraine's background degree bachelor bachelors phd diploma graduate graduated graduating graduates studying
because although though however therefore unless until till whether either neither both each every few several enough less least most
already almost nearly hardly barely since ago yet anymore any-more longer shorter sooner better worse best worst
perhaps possible impossible necessary important necessary useful useless wrong right correct true false real
same different similar alike another others else besides except apart instead
should would could might must shall may can cannot ought
meet met bring brought carry carried send sent receive received pay paid cost costs buy bought sell sold
afford myself yourself himself herself ourselves themselves
available availability flexible flexibility onsite on-site
sponsor sponsors sponsorship relocate relocation relocating settle settled
stuff bit lot lots loads couple dozen hundred thousand
nine ten eleven twelve two three four five six seven eight
downtown suburb village
dream ideal perfect amazing awesome cool nice lovely super brilliant fantastic
quick quickly slow slowly hard easy difficult tough
honest honestly serious seriously kindly
paid unpaid minimum maximum min max budget
invited invitation invite hired hiring fired rejected redundant
between among under below above around about across towards through during against
like likes liked thing things way ways idea ideas question questions problem problems reason reasons
noch nur auch schon sehr mehr wenig viel viele etwas alles nichts immer nie oft heute morgen gestern dringend gerade suchen gesucht sucht
gern haben hatte war waren sein werden wurde wird kann konnte muss soll wurde einen einem unser mein meine meinen dein
aber weil wenn dann dass doch mal ja nein gut gute guter gibts verdient man wieviel viel welche verschickt
encore aussi tres plus moins toujours jamais souvent maintenant urgent rapidement trouver trouve ai suis etre avoir avez sont sans mon ma mes
votre notre leur cette ce cet ces quel quelle combien
tambien muy menos siempre nunca ahora urgente rapido necesito tengo estoy ser tener hacer puedo podria mis tu su sus este esta estos ya
cuanto cuanta gano trabajar
tools licence license ticket gelernter gelernte gelernt ausgebildete ausgebildeter aus offene offenen freie neue neuen
lower newer older younger closer cheaper bigger smaller fewer higher nearer faster shorter greater
shut folded bust bankrupt steady
save delete remove print copy share download upload click press refresh reload restart reset
vorbereiten vorbereitung prepariere
nights days evenings mornings lates earlies newly
anfangen arbeiten beginnen einsteigen wechseln umziehen leben wohnen machen werden lernen bleiben verdienen bekommen helfen
commencer travailler changer rester vivre demenager devenir faire gagner empezar comenzar cambiar vivir ganar conseguir mudarme encontrar
call calls foreigner immigrant translate peru people matter matters wanted wants lol please
`
  .trim()
  .split(/\s+/);
