import type { DangerWords } from "./any-script.ts";

/**
 * Dutch, Swedish, Danish and Norwegian, Greek, Romanian, Hungarian and Swahili. The words for suicide after the list of
 * its names in other languages in Wikidata, Swahili also after a list of crisis words in public code (read); the rest:
 * knowledge of phrase books.
 */
export const EUROPE_AND_AFRICA: readonly DangerWords[] = [
	{
		die: "zelfmoord*|zelfdoding|ik wil dood|wil ik dood|ik wil sterven|ik wil niet meer leven|wil niet meer leven|ik wil er niet meer zijn|wil er niet meer zijn|maak ik er een eind aan|een einde aan mijn leven|een eind aan mijn leven|mezelf van kant|mijzelf van kant|van het leven beroven|mezelf ophangen|mezelf doden|mijzelf doden|mezelf iets aandoen|liever dood|heeft geen zin meer om te leven|geen zin meer in het leven|ik sta op het dak|ik spring van",
		they_die:
			"hij/ze/zij/vriendin/vriend/zus/broer/dochter/zoon/moeder _ wil dood|hij/ze/zij/vriendin/vriend/zus/broer/dochter/zoon _ wil niet meer leven|wil een eind aan haar/zijn leven|zichzelf van kant|zichzelf ophangen|hij/ze/zij/vriendin/vriend/zus/broer/dochter/zoon/moeder _ zelfmoord",
		cut: "snijd mezelf|snij mezelf|mezelf _ gesneden|mezelf snijden|krassen in mijn arm|automutil*|mijn polsen doorgesneden|mezelf pijn doen|mezelf pijn gedaan|in mijn armen gesneden|in mijn arm gesneden",
		overdose:
			"alle pillen ingenomen|alle pillen geslikt|heel doosje pillen|hele doos _ geslikt|hele doos _ ingenomen|hele strip _ geslikt|hele strip _ ingenomen|al mijn pillen|\\d{2,} pillen geslikt|\\d{2,} paracetamol* _ geslikt|\\d{2,} paracetamol* _ ingenomen|overdosis genomen|overdosis",
		farewell: "afscheidsbrief*|afscheidsbericht*|afscheidsappje|voorgoed afscheid",
		on_edge: "op het dak|op de brug|wil springen|gaat springen|bij het spoor",
		someone:
			"vriendin|vriend|zus|broer|dochter|zoon|moeder|vader|man|vrouw|buurman|buurvrouw|huisgenoot|klasgenoot|hij|zij|ze",
		hit: "man/vriend/vader/hij/ex/stiefvader/partner/broer _ slaat me|man/vriend/vader/hij/ex/stiefvader/partner/broer _ slaat mij|man/vriend/vader/hij/ex/stiefvader/partner _ wurgt me|man/vriend/vader/hij/ex/partner _ heeft me geslagen|man/vriend/vader/hij/ex/partner/stiefvader _ me gewurgd|man/vriend/vader/hij/ex/partner _ knijpt mijn keel|man/vriend/vader/hij/ex/partner/stiefvader _ mishandelt me|verkracht",
		breathless:
			"krijg geen lucht|kan niet ademen|kan niet meer ademen|geen adem|krijg geen adem|happen naar adem|ademt niet|moeite met ademen|moeilijk ademen|krijgt geen lucht",
		collapse:
			"bewusteloos|buiten bewustzijn|epileptische aanval|toeval gehad|stuiptrek*|reageert niet meer|flauwgevallen|heeft een toeval",
		airway: "lippen|lip|tong|keel",
		face: "gezicht|oogleden",
		swells: "gezwollen|opgezwollen|zwelt|zwellen|opgezet",
		drank: "gedronken|ingeslikt|doorgeslikt|binnengekregen",
		caustic:
			"bleekmiddel|bleekwater|bleek in|glorix|zoutzuur|zwavelzuur|accuzuur|zuur in|zuur gekregen|zuur over|gootsteenontstopper|ontstopper|chloor|aceton|ammonia|secondelijm|terpentine|natronloog|wasbenzine|ovenreiniger",
		eye: "in mijn oog|in zijn oog|in haar oog|in mijn ogen|in het oog|in zijn ogen|oog gekregen",
		skin: "op mijn huid|op mijn gezicht|op mijn hand|op mijn arm|op mijn been|op zijn gezicht|op haar gezicht",
		allergy: "anafylacti*|anafyla*",
		not: "niet|geen|zonder",
		small_swelling: "ochtends|ochtend|puist*|koortslip|gehuild|filler*",
		idiom: "van het lachen|van de lach",
	},
	{
		die: "självmord*|ta livet av mig|ta mitt liv|jag vill dö|vill inte leva|orkar inte leva|vill inte finnas|vill inte vakna|inte leva längre|hänga mig själv|selvmord*|sjølvmord|jeg vil dø|vil bare dø|vil ikke leve|orker ikke leve|gider ikke leve|vil ikke være her mere|vil ikke være her lenger|tage mit eget liv|tage livet af mig|ta mitt eget liv|ta livet av meg|ønsker å dø|ønsker at dø|har lyst til å dø|har lyst til at dø|hænge mig selv|henge meg|göra slut på mitt liv|har ikke lyst til å leve|har ikke lyst til at leve|har ingen lust att leva|vill bara dö",
		they_die:
			"ta livet av sig|ta livet av seg|tage livet af sig|tage sit eget liv|ta sitt eget liv|ta sitt liv|hon/han/kompis/vän/syster/bror/dotter/son/mamma _ vill dö|hon/han/kompis/vän/syster/bror _ inte leva|hun/han/ven/veninde/venninne/venn/søster/bror/datter/søn/sønn _ vil dø|hun/han/ven/veninde/venninne/venn/søster/bror/datter/søn/sønn _ vil ikke leve|hun/han/ven/veninde/venninne/søster/bror/hon _ selvmord|hon/han/kompis/vän/syster _ självmord",
		cut: "skär mig själv|skurit mig|skär mig i armarna|skar mig själv|skurit mig själv|skära mig|självskad*|cutter mig selv|skærer mig selv|skåret mig selv|skar mig selv|skærer i mig selv|selvskad*|kutter meg selv|kutta meg selv|kuttet meg selv|skjærer meg selv|skåret meg selv|skär mig i armen",
		overdose:
			"tagit alla tabletter|tagit alla mina tabletter|tog alla tabletter|svalt alla tabletter|tagit en hel karta|tagit \\d{2,} tabletter|överdos|taget alle pillerne|taget alle mine piller|slugt alle|taget/tog \\d{2,} piller/pillar|spist alle pillerne|overdosis|tatt alle tablettene|tok alle pillene|tatt alle pillene|tatt \\d{2,} tabletter|overdose på|svelget alle|tatt ett helt brett|taget et helt glas piller",
		farewell:
			"avskedsbrev*|avskjedsbrev*|afskedsbrev*|avskedsmeddelande*|afskedsbesked|avskjedsmelding*|sagt farväl|sagt farvel til alle|skrev farvel|skrev farväl|hejdå för alltid",
		on_edge:
			"står på taket|på taket och|på taket og|sitter på taket|sidder på taget|står på taget|står på bron|står på broen|ska hoppa|vil hoppe|vid spåret|ved togskinnerne",
		someone:
			"kompis|vän|syster|bror|dotter|son|mamma|pappa|sambo|pojkvän|flickvän|granne|hon|han|hun|ven|veninde|venn|venninne|søster|datter|søn|sønn|mor|far|kæreste|kjæreste|nabo",
		hit: "man/han/pappa/far/sambo/pojkvän/styvfar/mannen/kæreste/kjæreste/mand/stedfar _ slår mig|han/pappa/far/sambo/pojkvän/styvfar/mannen/kæreste/kjæreste/mand/man/stedfar _ slår meg|han/pappa/far/sambo/pojkvän/man _ stryper mig|han/far/kæreste/mand _ kvæler mig|han/far/kjæreste/mannen _ kveler meg|han/pappa/far/sambo/pojkvän/mand/man/kæreste _ slår mig|han tog strypgrepp|strypegrep|strypgrepp|kvælertag|han/far/pappa/sambo/mand/man/kæreste _ slog mig|våldtagen|våldtog|voldtog|voldtatt|voldtaget|han/mannen/far/pappa _ slo meg",
		breathless:
			"kan inte andas|får ingen luft|svårt att andas|kan ikke trække vejret|kan ikke få vejret|svært ved at trække vejret|svært ved at få vejret|får ikke luft|får ikke puste|klarer ikke å puste|klarer ikke puste|kan ikke puste|vanskelig å puste|andas inte|trækker ikke vejret|puster ikke|tungt å puste",
		airway: "läppar|läpparna|läppen|tungan|halsen|strupen|læber|læberne|tungen|leppene|lepper|leppen|læben",
		face: "ansiktet|ansigtet|ögonlocken|ansikte",
		swells:
			"svullna*|svullen|svullnar|svullit|svullet|svullnat|sväller|svällt|hævet|hævede|hæver|hæver op|hovnet|hovner|hoven|hovne|hovnet opp|svulmer",
		drank: "druckit|svalt|drack|drukket|slugt|slukt|drakk|drak|svelget|svalde",
		caustic:
			"blekmedel|klorin|klor|svavelsyra|saltsyra|batterisyra|syra stänk*|stänk* _ syra|spill* _ syra|fick _ syra|fått _ syra|propplösare|kaustiksoda|aceton|superlim|lut|lösningsmedel|blegemiddel|klorin i|svovlsyre|saltsyre|batterisyre|syre sprøjt*|sprøjt* _ syre|sprut* _ syre|spild* _ syre|søl* _ syre|fik _ syre|fikk _ syre|fået _ syre|fått _ syre|afløbsrens|kaustisk soda|acetone|blekemiddel|avløpsrens|plumbo|salmiakk|lynlim",
		eye: "i ögat|i ögonen|ögat|i øjet|i øjnene|øjet|i øyet|i øynene|øyet|i öga",
		skin: "på huden|i ansiktet|i ansigtet|på handen|på hånden|på armen|i ansikte|på hånda|på händerna",
		collapse:
			"medvetslös*|bevidstløs*|bevisstløs*|svimmade|svimmat|besvimte|besvimede|besvimt|krampanfall|krampeanfald|krampeanfall|krampar|epileptiskt anfall|epileptisk anfald|epileptisk anfall|reagerar inte|reagerer ikke",
		allergy: "anafyla*",
		not: "inte|ikke|ingen",
		small_swelling: "morgonen|morgenen|finne|finnar|bums*|kvise*|gråtit|grædt|filler*|forkølelsessår|munsår",
		idiom: "av skratt|af grin|av latter|självmordspatrullen",
	},
	{
		die: "αυτοκτον*|θέλω να πεθάνω|δεν θέλω να ζω|δεν θέλω να ζήσω|δε θέλω να ζω|δε θέλω να ζήσω|δεν θέλω άλλο να ζω|να σκοτωθώ|σκοτώσω τον εαυτό μου|να δώσω τέλος στη ζωή|βάλω τέλος στη ζωή|δώσω τέλος στη ζωή|να κρεμαστώ|να μην ξυπνήσω|δεν αντέχω να ζω|καλύτερα να πέθαινα|δεν έχει νόημα να ζω|thelo na pethano|den thelo na zo|den thelo na ziso|na autoktoniso|aftoktonia|autoktonia|thelo na aftoktoniso",
		they_die:
			"θέλει να πεθάνει|θέλει να αυτοκτονήσει|δεν θέλει να ζει|δεν θέλει να ζήσει|να σκοτωθεί|θα αυτοκτονήσει|thelei na pethanei|thelei na autoktonisei|tha autoktonisei",
		cut: "κόβω τον εαυτό μου|χαρακών*|έκοψα τις φλέβες|κόβω τα χέρια μου|χαράζω τα χέρια|χαράζω τον εαυτό|έκοψα πάλι τα χέρια|κόπηκα επίτηδες|αυτοτραυματ*|χαρακώνομαι|kovo ton eauto mou|xarakonomai|kovo ta xeria mou",
		overdose:
			"πήρα όλα τα χάπια|ήπια όλα τα χάπια|κατάπια όλα τα χάπια|πήρε όλα τα χάπια|ήπιε όλα τα χάπια|κατάπιε όλα τα χάπια|ένα κουτί χάπια|πήρα \\d{2,} χάπια|ήπια \\d{2,} χάπια|υπερβολική δόση|κατάπια \\d{2,} χάπια|πήρα ένα ολόκληρο κουτί|κατάπιε \\d{2,} χάπια|pira ola ta xapia|ipia ola ta xapia",
		farewell:
			"αποχαιρετιστήρι*|μήνυμα αποχαιρετισμού|γράμμα αποχαιρετισμού|αποχαιρέτησε όλους|αντίο για πάντα|αποχαιρετισμό",
		on_edge: "στην ταράτσα|πάνω στη γέφυρα|στη γέφυρα και|να πηδήξει|θα πηδήξει|στο μπαλκόνι και θέλει",
		someone:
			"φίλη|φίλος|αδερφή|αδερφός|αδελφή|αδελφός|κόρη|γιος|μητέρα|μαμά|πατέρας|άντρας|γυναίκα|κοπέλα|αγόρι|συμμαθ*|γείτον*|αυτή|αυτός|filos|fili|adelfi|aderfi",
		hit: "με χτυπάει|με χτύπησε|με δέρνει|με έδειρε|με πνίγει|με έπνιξε|με στραγγαλ*|με βίασε|με βιάζει|με χτυπα|με κλωτσάει|με γροθιά στο πρόσωπο|me xtipaei|me xtypaei|me pnigei|me dernei",
		breathless:
			"δεν μπορώ να αναπνεύσω|δεν μπορώ να ανασάνω|δεν μπορώ να πάρω ανάσα|δυσκολεύομαι να αναπνεύσω|δύσπνοια|πνίγομαι|δεν αναπνέει|δεν μπορεί να αναπνεύσει|δυσκολία στην αναπνοή|den mporo na anapneuso|den mporo na anapnefso",
		airway: "χείλη|χείλος|χείλια|γλώσσα|λαιμός|λαιμό|xeili|xeilia|glossa|laimos",
		face: "πρόσωπο|πρόσωπό|βλέφαρα|μάγουλα|prosopo",
		swells: "πρήστηκ*|πρησμέν*|πρήζ*|πρηστεί|πρήξιμο|φούσκωσ*|prist*|prismen*|prizet*",
		drank: "ήπιε|ήπια|κατάπιε|κατάπια|ipie|katapie",
		caustic:
			"χλωρίνη|χλωρίνης|θειικό οξύ|υδροχλωρικό οξύ|οξύ μπαταρίας|χύθηκε _ οξύ|έπεσε _ οξύ|πετάχτηκε _ οξύ|μπήκε _ οξύ|βιτριόλι|ακουαφόρτε|ασετόν|κόλλα στιγμής|αποφρακτικό|καυστική σόδα|διαλυτικό|νέφτι|αμμωνία|xlorini|aseton",
		eye: "στο μάτι|στα μάτια|μάτι μου|μάτια μου|μάτι του|μάτι της|sto mati|sta matia",
		skin: "στο χέρι|στο πρόσωπο|στο δέρμα|στα χέρια|χύθηκε|καίει|κάηκα",
		collapse:
			"λιποθύμησε|λιποθύμησα|αναίσθητ*|έχασε τις αισθήσεις|επιληψία|επιληπτική κρίση|σπασμούς|σπασμοί|δεν αντιδρά",
		allergy: "αναφυλα*|αλλεργικό σοκ",
		not: "δεν|δε|χωρίς",
		small_swelling: "πρωί|πρωινό|σπυρ*|έρπη*|έκλαψα|κλάμα",
		idiom: "από τα γέλια|στα γέλια|ομάδα αυτοκτονίας",
	},
	{
		die: "sinucid*|sinucig*|vreau să mor|vreau sa mor|nu mai vreau să trăiesc|nu mai vreau sa traiesc|nu vreau să mai trăiesc|nu vreau să trăiesc|nu mai vreau să exist|mă omor|să mă omor|ma sinucid|să-mi pun capăt|să îmi pun capăt|sa mi pun capat|îmi pun capăt zilelor|să mă spânzur|mai bine moartă|mai bine mort|nu are rost să trăiesc|nu are sens să mai trăiesc|mi-aș dori să mor|m-am săturat de viață|să-mi iau viața",
		they_die:
			"vrea să moară|vrea sa moara|vrea să se sinucidă|vrea să se omoare|să-și pună capăt|să își pună capăt|nu mai vrea să trăiască|se sinucide|ameninta ca se sinucide",
		cut: "mă tai pe mâini|mă tai pe brațe|ma tai pe maini|ma tai singur*|mă tai singur*|m-am tăiat pe mâini|m am taiat intentionat|mi-am tăiat venele|să-mi tai venele|mă automutil*|automutil*|m am taiat iar|mă tai din nou",
		overdose:
			"luat toate pastilele|înghițit toate pastilele|luat o cutie de pastile|luat o cutie întreagă|înghițit o cutie|luat \\d{2,} de pastile|luat \\d{2,} pastile|înghițit \\d{2,}|supradoz*|luat toate pastilele mele|o folie întreagă de",
		farewell:
			"scrisoare de adio|mesaj de adio|bilet de adio|mesaj de rămas bun|scrisoare de rămas bun|și-a luat adio|si a luat adio|mi a scris adio",
		on_edge: "pe acoperiș|pe acoperis|pe bloc|pe pod și|vrea să sară|pe pervaz|sta pe pod",
		someone:
			"prietena|prietenul|prieten|prietenă|sora|fratele|fiica|fiul|mama|tata|soțul|sotul|soția|iubitul|iubita|colega|colegul|vecina|vecinul|ea|el",
		hit: "soțul/sotul/tata/iubitul/el/prietenul/tatăl/fratele/bărbatul _ mă _ bate|mă bate soțul|ma bate sotul|soțul/sotul/tata/iubitul/el/prietenul/tatăl _ mă lovește|soțul/sotul/tata/iubitul/el/prietenul/tatăl _ m-a lovit|soțul/sotul/tata/iubitul/el/prietenul _ m-a bătut|mă strânge de gât|ma strange de gat|m a bătut|m a violat|mă sugrumă|m a strâns de gât",
		breathless:
			"nu pot să respir|nu pot respira|nu pot sa respir|nu mai pot să respir|nu mai pot respira|respir greu|mă sufoc|ma sufoc|abia respir|nu respiră|nu poate respira|dificultăți de respirație|lipsă de aer|nu am aer",
		airway: "buzele|buza|limba|gâtul|gatul|gât",
		face: "fața|fata|obrazul|pleoapele|obrajii",
		swells: "umflat*|umfla|umflă|s-a umflat|umfla*|inflamat tare",
		drank: "băut|baut|înghițit|inghitit",
		caustic:
			"clor|clorul|înălbitor|inalbitor|domestos|acid sulfuric|acid clorhidric|acid de baterie|acid din baterie|sărit _ acid|stropit _ acid|vărsat _ acid|curs _ acid|aruncat _ acid|acid în ochi|sodă caustică|soda caustica|diluant|acetonă|acetona|detergent de wc|desfundat|superglue|var|leșie",
		eye: "în ochi|in ochi|ochiul|ochiului|la ochi|în ochiul|ochii",
		skin: "pe piele|pe față|pe fata|pe mână|pe mana|pe picior|m am ars|arde tare|pe mâini",
		collapse:
			"inconștient*|inconstient*|a leșinat|a lesinat|am leșinat|convulsii|criză de epilepsie|criza de epilepsie|nu răspunde la|nu reacționează",
		allergy: "șoc anafilactic|soc anafilactic|anafila*",
		not: "nu|fără|fara",
		small_swelling: "dimineața|dimineata|coș|coșuri|herpes|plâns",
		idiom: "de râs|de ras",
	},
	{
		die: "öngyilkos*|meg akarok halni|meg szeretnék halni|nem akarok élni|nem akarok tovább élni|nem akarok többet élni|megölöm magam|megölni magam|ölni magam|végzek magammal|végezni magammal|véget vetek az életemnek|véget vetni az életemnek|eldobom az életem|felakasztom magam|felkötöm magam|nincs értelme élni|nincs értelme az életemnek|bárcsak meghalnék|jobb lenne meghalni|nem akarok felébredni|elegem van az életből",
		they_die:
			"meg akar halni|meg akarja ölni magát|megöli magát|megölni magát|végezni magával|végez magával|nem akar élni|nem akar tovább élni",
		cut: "vágom magam|vagdosom magam|vagdosom a karom|megvágtam magam direkt|megvágtam magam szándékosan|vagdostam magam|felvágtam az ereimet|felvágom az ereimet|önsért*|bántom magam|vagdalom magam|falcol*",
		overdose:
			"bevettem az összes gyógyszer*|bevettem az összes tablett*|bevettem egy egész doboz|bevettem egy doboz|bevett egy egész doboz|bevett egy doboz|bevette az összes gyógyszer*|bevette az összes|beszedtem egy|beszedtem az összes|bevettem \\d{2,} szem|bevettem \\d{2,} tablett*|bevett \\d{2,}|túladagol*|gyógyszert vettem be \\d{2,}",
		farewell:
			"búcsúlevel*|búcsúüzenet*|búcsúsms|búcsúzott el örökre|elbúcsúzott mindenkitől|örökre elbúcsúz*",
		on_edge: "a tetőn|háztetőn|a hídon|le akar ugrani|leugrik|ki akar ugrani|ablakpárkányon",
		someone:
			"barátnőm|barátom|nővérem|húgom|bátyám|öcsém|lányom|fiam|anyám|anyukám|apám|férjem|feleségem|párom|szomszéd*|osztálytárs*|unokatesóm|tesóm",
		hit: "férjem/apám/párom/barátom/pasim/nevelőapám/anyám/bátyám/ő _ ver|férjem/apám/párom/barátom/pasim/nevelőapám _ megvert|férjem/apám/párom/barátom/pasim/nevelőapám _ megütött|férjem/apám/párom/barátom/pasim/nevelőapám _ fojtogat*|férjem/apám/párom/barátom/pasim _ bántalmaz*|ver a férjem|megerőszakol*|megver a|fojtogat a férjem|ver az apám",
		breathless:
			"nem kapok levegőt|nem kap levegőt|nem tudok lélegezni|nehezen lélegzem|nehezen kapok levegőt|fulladok|fuldoklom|légszomj*|nehézlégzés*|nem lélegzik",
		airway: "ajkam|szám|ajkaim|nyelvem|torkom|ajka|nyelve|torka|a szája",
		face: "arcom|arca|szemhéjam|az arcom",
		swells: "bedagad*|dagad*|feldagad*|megdagad*|duzzad*|megduzzad*|bedagadt|feldagadt",
		drank: "megitta|ivott|lenyelte|megittam|ittam",
		caustic:
			"hypo|hypó|domestos*|kénsav*|akkusav*|savval|savat|sav ment|sav fröccsent|sav ömlött|sav került|sósav*|lefolyótisztító*|nátronlúg*|lúg|aceton*|hígító*|pillanatragasztó*|oltott mész|mészpor|mész ment|fehérítő*",
		eye: "szemembe|szemébe|a szememben|szemem|szemünkbe|szemében|szemébe ment",
		skin: "bőrömre|kezemre|arcomra|lábamra|kezére|arcára|ráfröccsent|ráömlött|marja|ég a bőröm",
		collapse:
			"eszméletlen*|elájult*|elvesztette az eszméletét|rángatózik|rángógörcs*|epilepsziás roham*|nem reagál|görcsroham*|elvesztettem az eszméletem",
		allergy: "anafila*",
		not: "nem|nincs",
		small_swelling: "reggel*|pattanás*|herpesz*|sírt*",
		idiom: "nevetéstől|a nevetéstől|öngyilkos osztag|röhögés*",
	},
	{
		die: "kujiua|nataka kufa|ninataka kufa|nataka kujiua|nitajiua|sitaki kuishi|sitaki kuishi tena|natamani kufa|natamani nife|bora nife|nimechoka kuishi|nimechoka na maisha|kujinyonga|nitajinyonga|maisha hayana maana|kukatisha maisha yangu|kujitoa uhai",
		they_die: "anataka kufa|anataka kujiua|hataki kuishi|amejaribu kujiua|atajiua|anataka kujinyonga",
		cut: "najikata|ninajikata|nimejikata tena|nilijikata kwa makusudi|kujikata|kujidhuru|najidhuru|kujijeruhi|nimejikata mikono|najikatakata",
		overdose:
			"nimemeza vidonge vyote|nilimeza vidonge vyote|amemeza vidonge vyote|nimekunywa dawa zote|amekunywa dawa zote|nimemeza vidonge \\d{2,}|amemeza vidonge \\d{2,}|nimemeza dawa nyingi|amemeza dawa nyingi|nimekunywa vidonge vyote|nimemeza dawa zote|amemeza dawa zote",
		farewell:
			"ujumbe wa kwaheri|barua ya kwaheri|kwaheri ya kuonana|ameniaga kwa mara ya mwisho|kwaheri milele",
		on_edge: "juu ya paa|juu ya daraja|anataka kuruka|ukingoni mwa",
		someone: "rafiki|rafiki yangu|dada|kaka|mtoto|mama|baba|mume|mke|jirani|yeye|mwanangu|binti",
		hit: "ananipiga|hunipiga|alinipiga|amenipiga|ananikaba|alinikaba|amenikaba|alinibaka|amenibaka|ananinyonga",
		breathless:
			"siwezi kupumua|nashindwa kupumua|ninashindwa kupumua|napata shida kupumua|hawezi kupumua|anashindwa kupumua|hapumui|kukosa pumzi|shida ya kupumua",
		airway: "midomo|mdomo|ulimi|koo",
		face: "uso|kope",
		swells: "imevimba|umevimba|zimevimba|inavimba|unavimba|kuvimba|limevimba|umefura|imefura|kumevimba",
		drank: "amekunywa|amemeza|alikunywa|alimeza|nimekunywa",
		caustic: "jik|bleach|asidi|tindikali|dawa ya choo|sabuni ya choo|magadi|harpic|chokaa",
		eye: "jichoni|macho|jicho|machoni",
		skin: "kwenye ngozi|mkononi|usoni|kwenye mkono|imemwagika|inaungua|inawasha sana|kwenye uso",
		collapse:
			"amezimia|nimezimia|alizimia|amepoteza fahamu|hana fahamu|degedege|kifafa|ana degedege|haitikii",
		small_swelling: "asubuhi|chunusi|nililia",
		idiom: "kwa kicheko|kucheka",
	},
];

/**
 * Russian, Ukrainian, Polish and Czech. The words for suicide after the list of its names in other languages in
 * Wikidata; Russian and Ukrainian wishes to die also after keyword lists of crisis bots and hellowiki.ru on warning
 * signs (read); the rest: knowledge of phrase books.
 */
export const SLAVIC: readonly DangerWords[] = [
	{
		die: "не хочу жить|не хочу больше жить|не хочется жить|жить не хочу|жить не хочется|жить больше не хочу|хочу умереть|хочу сдохнуть|хочется умереть|хочется сдохнуть|покончить с собой|покончить с жизнью|покончу с собой|убить себя|убью себя|самоубийств*|суицид*|повешусь|хочу повеситься|нет смысла жить|незачем жить|не вижу смысла жить|лучше бы я умер*|лучше бы меня не было|не хочу просыпаться|устал* жить|стою на крыше|стою на мосту|напьюсь таблеток",
		they_die:
			"он/она/подруга/друг/сестра/брат/сын/дочь/мама/муж _ хочет умереть|он/она/подруга/друг/сестра/брат/сын/дочь _ не хочет жить|хочет покончить с собой|хочет убить себя|угрожает покончить _ собой|пытал* покончить с собой|пишет что _ хочет умереть|пишет что не хочет жить",
		cut: "режу себя|режу вены|режу руки|порезал* себя|порезал* себе вен*|порезал* себе рук*|порезал* вены|порезал* руки специально|резал* себя|резать себя|вскрыл* вены|вскрыть вены|селфхарм*|причиняю себе боль",
		overdose:
			"выпил* все таблетки|выпил* _ пачку _ таблеток|выпил* _ упаковку _ таблеток|выпил* _ пачку _ снотворн*|выпил* \\d{2,} таблеток|наглотал* таблеток|передозировк*|съел* _ пачку _ таблеток|принял* \\d{2,} таблеток|принял* все таблетки|выпил* горсть таблеток",
		farewell:
			"прощальн* письм*|прощальн* сообщени*|прощальн* записк*|предсмертн* записк*|попрощал* _ навсегда",
		on_edge:
			"стоит на крыше|на крыше и|сидит на крыше|стоит на мосту|вышел на крышу|вышла на крышу|хочет прыгнуть|на подоконнике",
		someone:
			"подруга|друг|сестра|брат|сын|дочь|дочка|мама|папа|муж|жена|парень|девушка|сосед*|он|она|одноклассни*|знаком*",
		hit: "муж/он/парень/отец/отчим/папа/мать/мама/брат/бывший _ бьет меня|муж/он/парень/отец/отчим/брат/бывший _ меня _ бьет|муж/он/парень/отец/отчим/бывший _ душит|муж/он/парень/отец/отчим/бывший _ душил меня|муж/он/парень/отец/отчим/бывший _ меня душил|муж/он/парень/отец/отчим/брат/бывший _ избил|муж/он/парень/отец/отчим/брат/бывший _ избивает|муж/он/парень/отец/отчим/бывший _ ударил меня|меня бьет/бьют муж/отец/отчим/парень/папа/мама/родители|меня изнасилов*",
		breathless:
			"не могу дышать|нечем дышать|трудно дышать|тяжело дышать|задыхаюсь|задыхается|не может дышать|не хватает воздуха|не дышит",
		airway: "губ|губа|губы|губу|язык|языка|горло|горла|гортань|глотк*",
		face: "лицо|лица|веки|щеки|шея",
		swells: "опух*|отек*|распух*|раздул*|вздул*|набух*",
		drank: "выпил*|проглотил*|хлебнул*|глотнул*|наглотал*",
		caustic:
			"отбеливател*|хлорк*|белизн*|кислота|кислоту|кислотой|кислоты на|щелоч*|растворител*|ацетон*|доместос*|средство для труб|чистящ* средств*|уксусн* эссенци*|суперклей",
		eye: "в глаз|в глаза|глаза попал*|глаз попал*|глаз попала",
		skin: "попал* на кожу|на лицо попал*|на руку попал*|попал* на лицо|попал* на руку|пролил* на|облил*|плеснул*|жжет",
		collapse: "без сознания|потерял* сознание|не приходит в себя|судорог*|припадок|не реагирует",
		allergy: "анафила*",
		small_swelling: "по утрам|утром|после сна|прыщ*|герпес*|слезы|плакала|филлер*",
		not: "не|нет",
		idiom: "умереть со смеху|умереть от смеха|от смеха|отряд самоубийц",
	},
	{
		die: "не хочу жити|не хочу більше жити|не хочеться жити|жити не хочу|хочу померти|хочу здохнути|хочеться померти|покінчити з собою|покінчити з життям|вбити себе|вб'ю себе|самогубств*|суїцид*|повішуся|немає сенсу жити|нема сенсу жити|не бачу сенсу жити|краще б я помер*|краще б мене не було|не хочу прокидатися|втомил* жити|стою на даху",
		they_die:
			"він/вона/подруга/друг/сестра/брат/син/донька/мама _ хоче померти|він/вона/подруга/друг/сестра/брат/син/донька _ не хоче жити|хоче покінчити з собою|хоче вбити себе",
		cut: "ріжу себе|ріжу вени|ріжу руки|порізал* себе|порізав себе|порізал* вени|порізал* собі *|різал* себе|різати себе",
		overdose:
			"випив/випила всі таблетки|випив/випила _ пачку _ таблеток|випив/випила _ упаковку _ таблеток|випив/випила \\d{2,} таблеток|наковтал* таблеток|передозуванн*|наковталася таблеток",
		farewell: "прощальн* лист*|прощальн* повідомленн*|прощальн* записк*|передсмертн* записк*",
		on_edge: "стоїть на даху|сидить на даху|на даху і|стоїть на мосту|хоче стрибнути",
		someone:
			"подруга|друг|сестра|брат|син|донька|дочка|мама|тато|чоловік|дружина|хлопець|дівчина|сусід*|він|вона|однокласни*",
		hit: "чоловік/він/хлопець/батько/вітчим/тато _ б'є мене|чоловік/він/хлопець/батько/вітчим _ мене _ б'є|чоловік/він/хлопець/батько/вітчим _ душить|чоловік/він/хлопець/батько/вітчим _ душив мене|чоловік/він/хлопець/батько/вітчим _ побив|чоловік/він/хлопець/батько/вітчим _ вдарив мене|мене б'є чоловік/батько/вітчим/хлопець/тато|мене зґвалт*",
		breathless:
			"не можу дихати|важко дихати|нічим дихати|задихаюся|задихається|не може дихати|не вистачає повітря|не дихає",
		airway: "губа|губи|язик|горло|горла",
		face: "обличчя|повіки|щоки|шия",
		swells: "опух*|набряк*|розпух*|роздул*|напух*",
		drank: "випив|випила|випило|проковтнул*|проковтнув|ковтнув|хлебнул*",
		caustic:
			"відбілювач*|хлорк*|білизн*|кислота|кислоту|кислотою|луг|розчинник*|ацетон*|доместос*|миючий засіб|засіб для чищення",
		eye: "в око|у око|в очі|у очі|ока потрапил*",
		skin: "потрапи* на шкіру|потрапи* на обличчя|на обличчя потрапи*|на руку потрапи*|пролив*|облив*|хлюпну*|пече",
		collapse:
			"непритомн*|знепритомні*|втратил* свідомість|втратив свідомість|без свідомості|судом*|не реагує",
		allergy: "анафіла*",
		small_swelling: "вранці|зранку|прищ*|герпес*|плакала|філер*",
		not: "не|немає|нема",
		idiom: "від сміху|зі сміху",
	},
	{
		die: "nie chcę żyć|nie chcę już żyć|nie chce mi się żyć|nie chce mi się już żyć|chcę umrzeć|chcę się zabić|chciałabym umrzeć|chciałbym umrzeć|zabić się|zabiję się|samobójstw*|samobójcz*|myśli samobójcze|skończyć ze sobą|odebrać sobie życie|targnąć się na życie|powieszę się|nie widzę sensu życia|nie ma sensu żyć|lepiej żebym nie żył*|stoję na dachu",
		they_die:
			"chce się zabić|chce popełnić samobójstwo|ona/on/koleżanka/kolega/siostra/brat/syn/córka/przyjaciółka/przyjaciel _ chce umrzeć|ona/on/koleżanka/kolega/siostra/brat/syn/córka/przyjaciółka/przyjaciel _ nie chce _ żyć|grozi że się zabije",
		cut: "tnę się|pocięłam się|pociąłem się|ciąłem się|cięłam się|tnę sobie|pocięłam sobie|samookalecz*|podcięł* sobie żyły|podciąć sobie żyły",
		overdose:
			"wziął/wzięła/wziąłem/wzięłam/połknął/połknęła/połknęłam/połknąłem/zjadła/zjadłam/łyknęłam _ wszystkie tabletki|wziął/wzięła/wziąłem/wzięłam/połknął/połknęła/połknęłam/połknąłem/łyknęłam _ całe opakowanie|wziął/wzięła/wziąłem/wzięłam/połknął/połknęła/połknęłam/połknąłem/łyknęłam _ \\d{2,} tabletek|nałykał* się tabletek|przedawkow*|nałykała się tabletek",
		farewell:
			"list pożegnaln*|pożegnaln* list|pożegnaln* wiadomość|wiadomość pożegnaln*|pożegnał* się ze wszystkimi|pożegnała się na zawsze",
		on_edge: "stoi na dachu|siedzi na dachu|jest na dachu|stoi na moście|chce skoczyć",
		someone:
			"koleżanka|kolega|siostra|brat|syn|córka|mama|tata|mąż|żona|chłopak|dziewczyna|przyjaciółka|przyjaciel|sąsiad*|ona|on|znajom*",
		hit: "mąż/on/chłopak/ojciec/ojczym/tata/partner/mnie _ bije mnie|mąż/on/chłopak/ojciec/ojczym/tata/partner _ mnie _ bije|mąż/on/chłopak/ojciec/ojczym/partner _ dusi mnie|mąż/on/chłopak/ojciec/ojczym/partner _ mnie dusi*|mąż/on/chłopak/ojciec/ojczym/partner _ pobił mnie|mąż/on/chłopak/ojciec/ojczym/partner _ mnie _ pobił|mąż/on/chłopak/ojciec/ojczym/partner _ uderzył mnie|mąż/on/chłopak/ojciec/partner _ mnie _ uderzył|zgwałcił*",
		breathless:
			"nie mogę oddychać|ciężko mi oddychać|trudno mi oddychać|nie mogę złapać oddechu|duszę się|dusi się|brakuje mi powietrza|nie oddycha|nie może oddychać|trudności z oddychaniem",
		airway: "warga|wargi|wargę|usta|język|języka|gardło|gardła",
		face: "twarz|powieki|policzki|szyja",
		swells: "spuch*|opuch*|puchn*|napuch*|obrzęk*",
		drank: "wypił*|połkn*|napił*|łykn*",
		caustic:
			"wybielacz*|kwas siarkowy|kwas solny|kwas z akumulatora|kwas do|kwas mi|kwas w oku|kwas prysn*|kwasem|kwasu do|domestos*|chlor|chlorem|żrąc*|kret|kreta|rozpuszczalnik*|aceton*|wybielacza|klej do paznokci|super glue|soda kaustyczna",
		eye: "do oka|w oku|oku|oczu|w oczy|w oczach|oko",
		skin: "na skórę|na twarz|na rękę|na ręce|na nogę|oblał*|poparzył*|pali mnie|piecze",
		collapse: "nieprzytomn*|stracił* przytomność|zemdlał*|drgawk*|atak padaczki|nie reaguje",
		allergy: "wstrząs anafilakt*|anafila*",
		small_swelling: "rano|rana|pryszcz*|opryszczk*|płakał*|wypełniacz*",
		not: "nie|bez",
		idiom: "ze śmiechu|legion samobójców",
	},
	{
		die: "nechci žít|nechci už žít|už nechci žít|nechce se mi žít|chci umřít|chci zemřít|chci chcípnout|zabít se|zabiju se|sebevražd*|vzít si život|skoncovat se životem|oběsím se|nemá cenu žít|nevidím smysl života|přál* bych si umřít|samovražd*|nechcem žiť|chcem zomrieť|chcem umrieť",
		they_die:
			"se chce zabít|chce se zabít|chce spáchat sebevraždu|ona/on/kamarádka/kamarád/sestra/bratr/syn/dcera _ chce umřít|ona/on/kamarádka/kamarád/sestra/bratr/syn/dcera _ nechce _ žít",
		cut: "řežu se|pořezal* jsem se schválně|řezal* jsem se|sebepoškoz*|podřezat si žíly|podřezal* si žíly|řežu si ruce",
		overdose:
			"spolykal* _ prášky|spolykal* _ krabičku|snědl* _ všechny prášky|vzal* _ všechny prášky|vzal* _ \\d{2,} prášků|předávkov*|spolykal* _ tablet*",
		farewell: "dopis na rozloučenou|zpráv* na rozloučenou|rozloučil* se navždy|rozloučil* se se všemi",
		on_edge: "stojí na střeše|sedí na střeše|je na střeše|stojí na mostě|chce skočit",
		someone:
			"kamarádka|kamarád|sestra|bratr|brácha|syn|dcera|máma|maminka|táta|manžel|manželka|přítel|přítelkyně|soused*|ona|on|spolužák|spolužačka",
		hit: "manžel/on/přítel/otec/otčím/táta _ mě _ bije|manžel/on/přítel/otec/otčím/táta _ mě _ mlátí|manžel/on/přítel/otec/otčím/táta _ mě _ škrtí|manžel/on/přítel/otec/otčím/táta _ mě _ škrtil|manžel/on/přítel/otec/otčím/táta _ mě _ zbil|manžel/on/přítel/otec/otčím/táta _ mě _ uhodil|bije mě|mlátí mě|znásilnil*",
		breathless:
			"nemůžu dýchat|nemohu dýchat|nemůžu se nadechnout|špatně se mi dýchá|těžko se mi dýchá|dusím se|dusí se|nedýchá|nemůže dýchat",
		airway: "rty|ret|jazyk|krk|hrdlo",
		face: "obličej|víčka|tváře|tvář",
		swells: "otek*|otéka*|natek*|natéka*|opuch*|nateč*|oteč*",
		drank: "vypil*|napil*|spolkl*|polkl*",
		caustic:
			"bělidlo|savo|savem|kyselinou|kyselina sírová|kyselina solná|kyselinu solnou|kyselina do|kyselina mi|kyselinu do|louh*|ředidl*|aceton*|čistič*|vteřinové lepidlo",
		eye: "do oka|v oku|do očí|v očích|oka",
		skin: "na kůži|na obličej|na ruku|na ruce|polil*|vylil*|pálí",
		collapse:
			"v bezvědomí|bezvědom*|omdlel*|ztratil* vědomí|křeč v celém těle|epileptický záchvat|nereaguje|křeče",
		allergy: "anafyla*",
		small_swelling: "ráno|rána|pupín*|opar*|plakal*",
		not: "ne|bez",
		idiom: "smíchy|smichy|sebevražedný oddíl",
	},
];
