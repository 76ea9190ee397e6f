import type { SureSign } from "./sure-sign.ts";

/**
 * Words of danger in Spanish, French, German, Portuguese, Italian, Hindi in Latin letters and Dutch, by what they tell
 * of, without accents. They begin where a word begins; sources in docs/science.md, "Red flags".
 */

/** Spots and marks of skin that swell or are inflamed by themselves. */
const SPOTS =
	"granos?|granitos?|espinillas?|barritos?|acne|akne|comedon\\w*|quistes?|boutons?|pickel\\w*|pusteln?|espinhas?|bolinhas?|cravos?|brufol\\w*|foruncol\\w*|foliculit\\w*|follicul\\w*|pimples?|daan[ae]|puist\\w*|poros?|pores|pori|pelos?|vello|depil\\w*|poils?|epil\\w*|peli|psoriasis|eczema|rosacea";
const HOW_MUCH =
	"(?:muy|mas|tan|bastante|super|tres|si|tout|sehr|so|ganz|total|muito|bem|tao|molto|tanto|bahut|zyada|kaafi|erg|heel|zo|estan?|siguen|sont|est|sind|ist|sao|estao|sono|zijn|hain?|hue|que se(?: me)?|qui|die|(?:roj[oa]s?|rouges?|rote?|vermelh[oa]s?|ross[oi]|rode?) (?:y|e|et|und|aur|en))";
/** Acids of skin care are no caustic. */
const OF_CARE =
	"(?:retino|tranex|ial|hial|hyal|ferul|azel|ascor|salic|salizyl|glic|glyc|glik|lact|latt|mand|folic|folique|citr|[ck]oji|gras|linol|al(?:f|ph)a|pantot|amin|uric|bori[cq]|stear|estear|ole|hypochlor|hipoclor)";

const WORDS = {
	eye: "ojos?|oeil|yeux|augen?|olhos?|occhi\\w*|aankh\\w*|oog|ogen|palpebras?|paupieres?|augenlid\\w*|parpados?",
	airway:
		"labio\\w*|lengua|garganta|levres?|langue|gorge|lippen?|zunge|kehle|labios?|lingua|labbra|gola|honth|jeebh|zubaan|gala|lippen|tong|keel",
	face: "cara|rostro|labio\\w*|lengua|visage|levres?|langue|gesicht\\w*|lippen?|zunge|rosto|labios?|lingua|viso|faccia|labbra|chehr\\w*|honth|jeebh|gezicht|lip|tong|cuello|cou|hals|pescoco|collo|gardan|nek|pecho|poitrine|brust|peito|petto|seen\\w*|borst|garganta|gorge|gola|gala|keel|paupier\\w*|lid|parpado\\w*|palpebr\\w*",
	swells: `(?<!(?<![a-z])(?:${SPOTS}) (?:${HOW_MUCH} ){0,3})(?:hinch\\w*|gonfl\\w*|enfl(?!amm)\\w*|geschwoll\\w*|zugeschwoll\\w*|schwell\\w*|schwill\\w*|zugequoll\\w*|prall|geht (?:\\w+ ){0,2}(?:kaum|nicht) (?:noch |mehr )?auf|ne s'ouvre (?:plus|presque)|no (?:se )?(?:me )?abre|nao (?:se )?abre|non si apre|angeschwoll\\w*|dick(?! (?:auf|eincrem\\w*|genug))|inch(?:ad|an|ou)\\w*|gonfi\\w*|sooj\\w*|suj\\w*|gezwoll\\w*|opgezwoll\\w*|dik(?! (?:op|aan|gesmeerd)))(?! (?:hue )?(?:${SPOTS}))`,
	inflamed: "inflam\\w*|enflamm\\w*",
	spots: `${SPOTS}|(?:piel|pele|peau) (?:\\w+ )?(?:inflam|enflamm)\\w*`,
	/** Every morning; "this morning" may be an allergy. */
	mornings:
		"por las mananas|(?:cada|todas las) mananas?|(?<!depuis )le matin|chaque matin|tous les matins|morgens|jeden morgen|tod(?:as as|a) manhas?|fica\\w* (?:\\w+ )?inchad\\w* (?:de|pela) manha|(?:la|ogni) mattina|al mattino|(?:har|roz) subah|subah (?:\\w+ ){0,4}(?:lagta|hota|rehta|rahta|dikhta)|'?s ochtends|elke ochtend",
	fever:
		"fiebre|fievre|fieber|febre|febbre|bukhar|koorts|temperatura|schuttelfrost|escalofrios|frissons|calafrios|brividi|3[89][.,]\\d",
	blisters:
		"lambeaux|en plaques|(?:peau|piel|pele) (?:\\w+ ){0,2}(?:decolle\\w*|descolando)|haut (?:\\w+ ){0,2}(?:loest|lost|pellt|ablost)|ampolla\\w*|cloque\\w*|blasen|bolhas?|bolle|vescich\\w*|chhal\\w*|chaale|blaren|despelleja\\w*|se (?:me )?(?:cae|despega|esta cayendo) la piel|peau (?:se decolle|part|s'en va)|haut (?:lost|geht|schalt)|pele (?:esta )?(?:soltando|caindo|saindo)|pelle (?:si stacca|viene via)|chamdi utar|vel laat los|piel se (?:me |le )?(?:despega|cae|esta cayendo)",
	mouth_sores: "llagas?|heridas|aphtes?|plaies?|wund\\w*|feridas?|ferite|piaghe|wondjes",
	medicine:
		"allopurinol\\w*|alopurinol|lamotrigin\\w*|carbamazepin\\w*|cotrimoxazol\\w*|bactrim|sulfa\\w*|medicamento\\w*|medicina|pastillas?|antibiotic\\w*|medicament\\w*|comprime\\w*|medikament\\w*|tabletten?|antibiotik\\w*|remedio\\w*|comprimidos?|farmac\\w*|pillol\\w*|dawa\\w*|dawai|goli|medicijn\\w*|pillen",
	hot: "(?<!(?<![a-z])(?:cara|piel|mejillas|visage|peau|joues|rosto|pele|bochechas|viso|pelle|faccia|guance) (?:\\w+ )?)(?:hirviendo|hirviente|bouillante?s?|fervendo|bollente)|fervent\\w*|agua hirviendo|kochend\\w*|siedend\\w*|heisse[mnrs]? (?:ol|fett|tee|kaffee|suppe|wachs)|heisse[ms] wasser (?:\\w+ ){0,4}(?:gespritzt|gekippt|verschuttet|geschuttet|gelaufen|abbekommen|gekommen|verbruht|verbrannt)|ubalt\\w*|garam (?:tel|paani|pani|chai) (?:\\w+ ){0,4}(?:gir|pad|chhalk)\\w*|kokend\\w*|hete olie|huile (?:bouillante|chaude|de friture)|aceite (?:hirviendo|caliente)|oleo quente|agua fervendo",
	burns:
		"quem\\w*|brul\\w*|verbr[au]\\w*|verbruh\\w*|queim\\w*|brucia\\w*|ustion\\w*|scott\\w*|jal (?:ga|ra)\\w*|verbrand\\w*|verat\\w*|arde\\w*|brennt|pega fogo",
	caustic:
		"(?<!(?:sin|sans|ohne|sem|senza|zonder) )(?:lejia|lavandina|clorox|acido (?:sulfuric|muriatic|clorhidric|cloridric|solforic|nitric|de bateria)\\w*|salfuman|aguafuerte|amoniaco|aguarras|disolvente|diluyente|gasolina|desatascador|limpia ?hornos|limpiador (?:de(?:l)? )?(?:horno|desague\\w*|bano|wc|suelo\\w*|tuberia\\w*)|sosa caustica|javel|acide (?:sulfurique|chlorhydrique|nitrique|de batterie)|ammoniaque|deboucheur|destop|decapant|white spirit|(?<!(?:une|mon|cette|nouvelle|meilleure|quelle|son) )essence(?! (?:coreenne|de|hydratante|pour|tonique|fermentee))|terebenthine|diluant|soude|bleiche?|(?:schwefel|salz|salpeter|batterie)saure|natronlauge|putzmittel|reinigungsmittel|entkalker|essigessenz|domestos|(?:wc|bad|rohr|abfluss|backofen|ofen|kalk|toiletten|sanitar|grill|felgen)[ -]?reiniger|verdunner|verduenner|terpentin|benzin|agua sanitaria|lixivia|soda caustica|desentupidor|limpa ?forno|solvente|candeggina|varechina|acquaragia|diluente|ammoniaca|disgorgante|sgrassatore|tezaab|harpic|phenyl(?! (?:tri|ethyl|benz))|bleekmiddel|ontstopper|ovenreiniger)",
	chlorine: "cloro|chlore|chlor(?!hexi|ella|oph)\\w*|chloor",
	pool: "piscin\\w*|schwimm\\w*|hallenbad|freibad|pool|zwem\\w*|nad(?:ar|o|e|ando|ei)|natac\\w*|natat\\w*|nage|nager|nuot\\w*|swimming",
	remover: "quitaesmalte|dissolvant|nagellackentferner|acetona?|acetone|nail (?:polish|paint) remover",
	glue: "pegamento|colle|superglue|super glue|\\w*kleber|colla|lijm|cola",
	stuck:
		"pegad[oa]s?|se (?:me |le )?pegaron|(?:est|sont|s'est) colle\\w*|collees?|verklebt|zugeklebt|incollat\\w*|colad[oa]s?|colou|grudad[oa]s?|grudou|chipak\\w*|vastgeplakt|dichtgeplakt",
	acid: `acid[oe](?! (?:${OF_CARE}))|saure`,
	limb: "manos?|brazos?|piernas?|pies?|mains?|bras|jambes?|pieds?|hande?|arme?|beine?|fuss|maos?|bracos?|pernas?|pes?|bracci[oa]|gamb[ae]|pied[ei]|haath|hath|pair|handen|armen|been|voet",
	/** Came onto somebody who did not put it there. */
	spilled:
		"ca(?:yo|ido|iu|ida)|salpic\\w*|derram\\w*|(?:me|le) (?:ech|tir)(?:o|aron)|renvers\\w*|eclabouss\\w*|gicl\\w*|tombee?|recu|projet\\w*|jete\\w*|\\w*gespritzt|\\w*gelaufen|\\w*gekippt|verschuttet|geschuttet|\\w*tropft|abbekommen|geraten|espirr\\w*|respingou|jog(?:ou|aram)|schizz\\w*|cadut\\w*|rovesciat\\w*|versat\\w*|gir (?:ga|pad)\\w*|gira|phenk\\w*|gemorst|gespat|gelekt",
	swallowed:
		"trag[oa]\\w*(?! saliva)|bebi[oó]\\w*|se (?:ha )?(?:tomo|tomado|comio)|aval\\w*|(?:a|ai|as|ont|avoir|avons) bu|verschluck\\w*|geschluckt|getrunken|gegessen|engoli\\w*|bebeu|comeu|(?:a|ai|as|ont) mange|ingoi\\w*|ingerit\\w*|bevut\\w*|mangiat\\w*|nigal\\w*|pi (?:li|liya|gay)\\w*|kha (?:li|liya|gay)\\w*|ingeslikt|doorgeslikt|gedronken|opgegeten",
	/** Went down whole; what is only eaten and drunk may be lunch. */
	gulped:
		"trag[oa]\\w*(?! saliva)|se (?:ha )?(?:tomo|tomado|comio)|aval\\w*|(?:a|ai|as|ont|avoir|avons) bu|verschluck\\w*|\\w*geschluckt|engoli\\w*|ingoi\\w*|ingerit\\w*|nigal\\w*|ingeslikt|doorgeslikt",
	drunk: "tom(?:o|ou|aron|aram)",
	food: "agua|leche|cafe|te|chocolate|queso|cerveza|vino|pan|pizza|dulces?|azucar|fritos?|lait|eau(?! de)|the|chocolat|fromage|vin|biere|sucre|wasser|milch|kaffee|tee|schokolade|alkohol|bier|wein|zucker|kase|chips|acqua|latte(?! (?:detergente|per))|caffe|cioccolat\\w*|formaggio|birra|zucchero|dolci|vinho|leite|queijo|acucar|pao|paani|pani|doodh|chai|mithai|khana|water|melk|koffie|thee|chocolade|kaas|wijn|suiker|fast ?food",
	detergents:
		"detergente|suavizante|lavavajillas|lessive|waschmittel\\w*|spulmittel\\w*|spulmaschinen\\w*|detersivo|wasmiddel|afwasmiddel|pila|pile|knopfzelle|knopfbatterie|pilha|bateria|batterij|knoopcel",
	cosmetics:
		"crema|creme|tonico|lotion|retinol|serum|siero|aceite|huile|ol|olio|oleo|perfume|parfum|profumo|shampoo|champu|colonia|cologne|gesichtswasser|locion|locao|itr",
	mole: "lunar\\w*|grains? de beaute|muttermal\\w*|leberfleck\\w*|pintas?|sinal|sinais|neo|nei|nevo|til|moedervlek\\w*",
	changes:
		"cambi(?!ar(?![a-z]))\\w*|creci\\w*|crece|chang(?!er(?![a-z]))\\w*|grossi\\w*|grandi\\w*|gewachs\\w*|wachst|grosser|verander\\w*|mudou|mudando|cresc\\w*|badal\\w*|badh\\w*|gegroei\\w*|groter",
	faints:
		"desmay\\w*|inconsciente|se reveille (?:pas|plus)|wacht nicht auf|nicht ansprechbar|non si sveglia|wordt niet wakker|no (?:se )?despierta|evanoui\\w*|inconscient\\w*|ne repond (?:pas|plus)|ohnmacht\\w*|ohnmachtig|bewusstlos|umgekippt|reagiert nicht|desmai\\w*|nao (?:responde|acorda)|svenu\\w*|svenir\\w*|non risponde|behosh\\w*|flauwgevallen|bewusteloos|convuls\\w*|krampf\\w*|daura",
	hives:
		"ronchas?|habones|urticaria|plaques(?! (?:\\w+ )?(?:d'|de )?(?:eczema|psoriasis|seches))|urticaire|quaddeln|nesselsucht|placas(?! (?:\\w+ )?de (?:acne|psoriasis|pus))(?! (?:\\w+ )?psoriasis)|ponfi|orticaria|dafad|galbulten|netelroos",
	allergy:
		"alerg\\w*|allerg\\w*|picadura|avispa|abeja|guepe|abeille|wespe\\w*|biene\\w*|vespa|ape|abelha|madhumakkhi",
	sight:
		"no veo(?! (?:\\w+ ){0,2}(?:resultad|mejor|diferenc|cambi|efect))|veo (?:\\w+ ){0,2}doble|vision|vois (?:plus|(?:\\w+ ){0,2}(?:double|flou))|ne vois(?! (?:[\\w']+ ){0,3}(?:d')?(?:resultat|differenc|amelior|effet|change))|sehe? (?:nichts(?! von)|(?:\\w+ ){0,2}(?:doppelt|verschwommen))|nao vejo(?! (?:\\w+ ){0,2}(?:resultad|melhor|diferenc|efeit|mudanc))|vejo (?:\\w+ ){0,2}(?:duplo|dobrado|embacado)|visao|non vedo(?! (?:\\w+ ){0,2}(?:risultat|differenz|miglior|effett|cambia))|vedo (?:\\w+ ){0,2}doppio|vista (?:\\w+ ){0,2}(?:doppia|offuscata|annebbiata|sfocata|borrosa|nublada)|pers[oa] la vista|perdi(?:do)? la vista|dikh\\w* (?:nahi|band)|zie (?:niets|dubbel)",
	purple:
		"moradas?|violet\\w*|lila|roxas?|viola|lividi|neel\\w*|paarse?|que no desaparecen|ne s'effacent|glas\\w*|bicchiere|vaso|verre|copo",
	rash: "manchas?|taches?|flecken|punkte|macchie|bindi\\w*|daane|vlekken|erupcion|eruption|ausschlag|eruzione|uitslag",
	crooked:
		"torci\\w*|torcid\\w*|tordu\\w*|tomb\\w*|hang\\w*|schief|entort\\w*|stort\\w*|cadut\\w*|tedh\\w*|scheef|caid\\w*",
	mouth: "boca|bouche|mund\\w*|mundwinkel|bocca|muh|munh|mond",
	/** A mouth that always was so, corners that sink with the years, a lipstick for it. */
	born_or_aged:
		"(?:de|desde su) nacimiento|de naissance|seit (?:der )?geburt|de nascenca|dalla nascita|desde siempre|depuis toujours|schon immer|desde sempre|da sempre|con la edad|con los anos|avec l'age|mit dem alter|com a idade|con l'eta|arrug\\w*|rides?|falten|rughe|coins? de la bouche|labial|rouge a levres|lippenstift|batom|rossetto",
	pills:
		"pastillas?|comprimidos?|comprimes?|cachets?|medicaments|tabletten?|pillen|pasticche|pastiglie|compresse|pillole|goliya(?:n|an)?|goli|paracetamol(?:es)?|ibuprofenos?|ibuprofen|remedios|dipirona|somniferes?|schlaftabletten",
	/** By name, where only a heap of them is meant. */
	sedatives:
		"remedio|doliprane|efferalgan|dafalgan|tachipirina|novalgina|nolotil|rivotril|clonazepam|xanax|alprazolam|lexomil|tavor|lorazepam|diazepam|stilnox|zolpidem|seroquel|quetiapin\\w*",
	blue_lips:
		"labios (?:azul(?:es)?|morad[oa]s|rox[oa]s)|levres (?:bleues?|violettes)|blaue lippen|lippen (?:\\w+ ){0,2}blau|labbra (?:blu|viola)|honth neele|blauwe lippen",
	lipstick: "labial\\w*|pintalabios|rouge a levres|maquill\\w*|lippenstift|batom|rossetto|gloss|lipstick",
	took: "tom[eo]|tomado|he tomado|tragado|avale|pris|genommen|geschluckt|tomei|tomou|engoli|preso|prese|ingoiat\\w*|kha (?:li|liya)|genomen|geslikt",
	fat: "gord[ao]s?|grues[ao]s?|gross[eao]s?|epais\\w*|dicker?|dicken?|spess\\w*|mot[ai]|mote|enorm\\w*|(?:como|comme|wie) (?:globos?|ballons?|un globo)|globos?|dik(?:ke)?",
	closing:
		"cerr\\w*|se (?:me )?cierra\\w*|apret\\w*|serr\\w*|ferme\\w*|(?<!(?:zu|so|kragen|schal|kragen ist|schal ist|shirt ist|pulli ist) )eng|enger|zugeht|schnurt|(?:geht|macht|schwillt|ist|wird)(?: \\w+){0,2} zu(?= ?[,.!?]|$| (?:und|aber|seit|nach|ich|was|hilfe|bitte)(?![a-z]))|fech\\w*|apertad\\w*|chiud\\w*|strett\\w*|serrat\\w*|band|dicht\\w*|knijpt",
	gullet: "gargant(?!ill)\\w*|gorge|hals|kehle|rachen|gola|gala|keel",
	chest: "pecho|poitrine|brust|peito|petto|seen[ae]",
	/** What is closed or tight on a chest and no breath. */
	on_chest: "comedon\\w*|poros?|pores|poren|pori|cravos?|punti|sosten|sujetador|soutien\\w*|reggiseno|bh",
	hard_to_swallow:
		"(?:me |no )?(?:cuesta|puedo|dificil|dificultad (?:para|al)|duele(?: al)?)(?: \\w+)? (?:tragar|comer)|mal (?:a|pour) avaler|(?:peux|arrive) (?:plus|pas) (?:a )?avaler|difficile\\w*(?: d')? ?avaler|avaler (?:est|devient) dur|kaum(?: noch)? schlucken|(?:nicht|schwer|schlecht)(?: mehr)? schlucken|schluckbeschwerden|schlucken (?:tut|fallt|geht)|(?:nao (?:consigo|consegue)|dificil|dificuldade (?:de|para|em))(?: \\w+)? engolir|(?:fatic\\w*|difficolta|non riesco)(?: \\w+){0,2} (?:deglutire|ingoiare|inghiottire)|nigal(?:ne|na)? (?:mein|me|nahi)|niga?l(?:ne|na) \\w* ?(?:takleef|taklif|dikkat|mushkil)|(?:niet|moeilijk|nauwelijks)(?: meer)? slikken",
	breathless:
		"(?<!(?:piel|pele|pelle|peau|haut|poros|pores|pori) )(?:respir[ae] (?:raro|male|muy rapido|tres vite|bizarrement|estranho)|atmet (?:komisch|schwer|kaum|nicht)|mi sto soffocando|respiro (?:mal|com dificuldade|male)|respire mal|(?:dificil|dificuldade)(?: (?:de|para|em))? respirar|no puedo respirar|cuesta respirar|falta el aire|mal a respirer|respirer (?:mal|difficile\\w*)|souffle court|etouffe\\w*|schlecht luft|keine? luft|kaum luft|luft (?:bleibt weg|wird knapp)|atemnot|schwer atmen|nao consigo respirar|falta de ar(?! (?:condic|fresc)\\w*)|non respiro|respirare (?:male|a fatica)|manca (?:il |l')?(?:fiato|aria|respiro)|saans nahi|saans (?:lene|phool|ruk)\\w*|dum ghut\\w*|benauwd|geen lucht|moeilijk ademen)",
	dizzy:
		"mare[oa]\\w*|vertige\\w*|tete qui tourne|etourdi\\w*|schwindl\\w*|schwindel|schwarz vor|tont\\w*|tontura|vertigini|gira la testa|capogir\\w*|chakkar|duizelig|vomit\\w*|erbrech\\w*|ubergeb\\w*|ulti|desmayo",
	voice:
		"voz (?:\\w+ ){0,3}(?:rara|ronca|cambi\\w*|estranha)|voix (?:\\w+ ){0,3}(?:bizarre|rauque|change\\w*)|stimme (?:\\w+ ){0,3}(?:komisch|heiser|anders|weg)|voce (?:\\w+ ){0,3}(?:strana|rauca)|awaaz (?:\\w+ ){0,2}(?:badal|bhari|bhaari)\\w*|stem (?:\\w+ ){0,2}(?:raar|hees)",
	someone:
		"amig[oa]s?|herman[oa]s?|hij[oa]s?|madre|padre|mama|papa|novi[oa]|pareja|companer\\w*|prim[oa]|ami[es]?|amie|copine|copain|soeur|frere|mere|pere|fils|fille|cousine?|colocataire|coloc|collegue|freund\\w*|schwester|bruder|mutter|vater|sohn|tochter|mitbewohner\\w*|kolleg\\w*|cousin\\w*|mae|pai|irma\\w*|irmao|filh[oa]|namorad[oa]|colega|fratello|sorella|figli[oa]|madre|fidanzat\\w*|ragazz[oa]|coinquilin\\w*|dost|behen|bhai|beta|beti|maa|bebe|baby|kind|enfant|nen[ea]|bambin[oa]|bimb[oa]|bacch[ae]|crianca|vriend\\w*|zus|broer|moeder|vader|huisgeno\\w*",
	farewell:
		"despedid\\w*|despidi\\w*|adios|adieux?|au revoir|verabschied\\w*|abschied\\w*|lebt wohl|leb wohl|lebewohl|adeus|addio|alvida|afscheid\\w*|vaarwel|(?:ultimo|letzte|derniere?|ultima) (?:mensaje|nachricht|message|mensagem|messaggio)",
	silence:
		"no (?:me )?(?:contesta|responde|atiende|abre|coge)|(?:ne )?repond (?:pas|plus)|n'ouvre (?:pas|plus)|ne (?:decroche|repond|bouge)|(?:geht|gehen) nicht|antwortet nicht|meldet sich nicht|macht (?:\\w+ ){0,3}nicht auf|nicht (?:ans telefon|erreichbar)|nao (?:atende|responde|abre)|non (?:risponde|apre)|(?:phone|jawab|call) (?:\\w+ ){0,2}(?:nahi|band)|phone band|antwoordt niet|neemt niet op|doet niet open",
	shut: "zugeschwollen|(?:no|nao|non)(?: (?:se|si|los?|las?|puedo|consigo|riesco|ya|mais|piu|a)){0,3} (?:abr\\w*|apr\\w*)|n'ouvre\\w* plus|khul nahi|nahi khul\\w*|dichtgezwollen",
	many: "\\d{2,}|toute?s?|boite|caja|todas|todos|frasco|packung|ganze|schachtel|alle|caixa|toda|cartela|um monte|un monton|un tas|un sacco|haufen|tutt\\w*|scatola|confezione|poori|puri|dabba|doos|hele|entier\\w*|enter[ao]s?",
	pain: "duele\\w*|dolor|mal|douleur\\w*|schmerz\\w*|weh|dor|doi|dolore|male|dard|pijn|sangr\\w*|saign\\w*|blut\\w*|sangue|khoon|bloed\\w*|pus|eiter\\w*|etter|pica\\w*|brennt|jalan",
	into_eye:
		"al ojo|a los ojos|(?:ins|in mein|in das|im) (?:\\w+ ){0,2}auge|dans (?:l'|les |mes |mon )?(?:\\w+ )?(?:oeil|yeux)|en (?:el|los|mi|mis) (?:\\w+ )?ojos?|n[oa]s? (?:meu |meus )?olhos?|(?:nell'|negli|nell|in un) ?occhi?o?|(?:aankh|ankh)\\w* (?:me|mein|mai|ke andar)",
	sharp_cosmetics:
		"toner|tonico|tonique|tonikum|gesichtswasser|\\w*peeling\\w*|acid[oe]?|\\w*saure\\w*|retinol|serum|siero|vitamin\\w* c|perfume|parfum|profumo|nagellackentferner|haarspray|reiniger|sonnencreme|protetor|protector",
	/** Sunscreen that runs with sweat stings every summer. */
	sweat: "sud(?:o|ar|or|ando)|suo|suar|suor|schwitz\\w*|sport|transpir\\w*|zweet\\w*|paseena",
} as const;

type Word = keyof typeof WORDS;

const says = (...words: readonly Word[]): RegExp =>
	new RegExp(`(?<![a-z])(?:${words.map((word) => WORDS[word]).join("|")})(?![a-z])`);

const row = (rule_id: SureSign["rule_id"], ...told: readonly (readonly Word[])[]): SureSign => ({
	rule_id,
	whole: true,
	says: told.map((words) => says(...words)),
});

/** "30 pastillas", "pastillas, unas 30"; neither milligrams nor the days they are taken for. */
const MANY_PILLS = new RegExp(
	`(?<![a-z\\d])\\d{2,}(?! ?(?:mg|g|ml|mcg|dias?|mes\\w*|anos?|semanas?|tage?n?|wochen?|monate?n?|jahre?n?|minut\\w*|jours?|mois|ans|giorn[oi]|mes[ei]|ann[oi]|din|mahine|dagen|maanden|jaar)(?![a-z]))(?: \\w+){0,3} (?:${WORDS.pills}|${WORDS.sedatives})(?![a-z])|(?<![a-z])(?:${WORDS.pills})(?: \\w+){0,2} ?,? (?:unas?|unos|como|circa|environ|ungefahr|etwa|fast|quasi|umas|uns|tipo|kareeb|ongeveer) \\d{2,}(?! ?(?:mg|g|ml|dias|tage|jours|giorni))`,
);

const ALL_PILLS = new RegExp(
	`(?<![a-z])(?:todas (?:las|mis|estas)|todos (?:os|meus|os meus)|tou(?:s|tes) (?:les|mes)|tutte (?:le|le mie)|alle(?: meine)?|al mijn|(?:bahut )?saari|(?:toda la|toda a|toute (?:la|une|ma)|(?:una?|uma) (?:caja|tira|blister|cartela|caixa|scatola|confezione)(?: enter[ao]| inteira| intera)?|eine ganze|die ganze|een hele)(?: boite| packung| schachtel| caja| cartela| caixa| doos| strip)?(?: de| d'| di| von)?) (?:${WORDS.pills}|${WORDS.sedatives})(?![a-z])|(?<![a-z])cartela inteira(?![a-z])`,
);
const CARE_THINGS = `${WORDS.cosmetics}|${WORDS.detergents}`;
/** The verb of a meal counts only beside what was eaten: "comió chocolate y tiene granos, qué crema" names two things. */
const ATE_CARE = new RegExp(
	`(?<![a-z])(?:${WORDS.swallowed})(?: [^ ,.!?]+){0,4} (?:${CARE_THINGS})(?![a-z])|(?<![a-z])(?:${CARE_THINGS})(?: [^ ,.!?]+){0,3} (?:${WORDS.swallowed})(?![a-z])`,
);
const OVERDOSE =
	/(?<![a-z])(?:u(?:e)?berdosis (?:\w+ )?(?:genommen|geschluckt)|(?:tome|tomado|tomei|pris|preso|genomen) (?:una|uma|une|un|een) (?:sobredosis|overdose|surdose|overdosis)|overdosis genomen)(?![a-z])/;

const DEATH =
	/(?<![a-z])(?:(?:acabar|terminar) con mi vida|pens(?:e|er|o|ando) (?:au suicide|a me (?:suicider|tuer)|em (?:suicidio|me matar|morrer)|no suicidio|al suicidio|di (?:uccidermi|ammazzarmi|farla finita|suicidarmi)|en (?:el suicidio|suicidarme|matarme))|pienso en (?:el suicidio|suicidarme|matarme)|idees suicidaires|(?:ideas|pensamientos|pensamentos) suicidas|pensieri suicidi|sin ganas de vivir|ganas de (?:morir(?!(?:me)? de)|no vivir)|no (?:k|q)iero (?:seguir )?(?:vivir|viviendo)|(?:k|q)iero (?:morir|matar)(?:me)?(?! de)|no (?:le )?(?:veo|encuentro) (?:el )?sentido|no quiero (?:estar aqui|despertar(?! (?:con|llen|hinchad|asi|tan))|seguir(?! (?:con|usando|gastando|comprando|pagando)))|estaria\w* mejor sin mi|quitarme de en ?medio|plus envie de (?:vivre|rien)|ne veux plus (?:vivre|etre la|exister)|[nj]'en peux plus de (?:vivre|la vie(?= ?[,.!?]|$))|veux crever|envie de crever(?! de)|plus la force de vivre|me foutre en l'air|(?:will|mag|kann) nicht mehr (?:leben|da sein|hier sein|weiterleben)|keinen (?:lebens)?(?:sinn|willen) mehr|bringe? mich (?:\w+ )?um|nehme? mir das leben|will nich mehr leben|lebensmude|mir das leben nehmen|alles beenden|nao (?:quero|aguento) (?:mais )?(?:viver|existir|estar aqui)|nao vejo (?:mais )?sentido|vontade de (?:morrer(?! de)|sumir(?! (?:com|as|os)))|quero sumir(?= ?[,.!?]|$| (?:do mundo|daqui|da vida|de vez))|voglio sparire(?= ?[,.!?]|$| (?:dal mondo|da qui|per sempre))|qro (?:morrer(?! de)|me matar)|tirar (?:a )?minha (?:propria )?vida|mi (?:voglio|vorrei) (?:ammazzare|uccidere)|mi (?:uccido|ammazzo)(?! (?:di|dal|in|per|a))|mi tolgo la vita|n(?:o)?n voglio (?:piu )?vivere|non (?:voglio|riesco a) (?:piu )?(?:vivere|esistere|andare avanti)|non (?:vedo|ha) (?:piu )?senso vivere|stanc\w* di vivere(?! (?:con|in))|(?:ik )?wil (?:dood|niet meer (?:leven|hier zijn))|zelfmoord|einde aan mijn leven|mar (?:jana|jaana|jaau\w*) (?:chahta|chahti|hai)|j(?:ee|i)na (?:nahin?|nhi|nai)|jine ka mann nahi|zindagi (?:khatam|se tang)|atmahatya)(?![a-z])/;

const THEIR_DEATH =
	/(?<![a-z])(?:(?:er|sie) (?:will|mag|kann|mochte) nicht mehr (?:leben|da sein|weiterleben)|(?:er|sie) will sterben|(?:il|elle) (?:ne )?veut (?:plus vivre|mourir)|(?:ya )?no quiere (?:seguir )?(?:vivir|viviendo)|nao quer (?:mais )?viver|non vuole (?:piu )?vivere|(?:hij|ze|zij) wil niet meer leven|(?:se )?quiere (?:matarse|matar|morir\w*|suicidarse)|veut (?:se (?:tuer|suicider)|mourir|en finir)|(?:will|wollte|mochte) sich (?:umbringen|das leben nehmen)|dass (?:sie|er) sich umbringt|quer (?:se matar|morrer|acabar com tudo)|si vuole (?:ammazzare|uccidere)|vuole (?:uccidersi|ammazzarsi|morire|farla finita)|(?:khudkushi|atmahatya|suicide) kar(?:na|ne|egi|ega)|jaan de (?:degi|dega)|wil (?:zichzelf|haar leven|zijn leven))(?![a-z])/;

/** A child that is touched by somebody of the family. */
const TOUCHED =
	/(?<![a-z])(?:(?:mi )?(?:padrastro|padre|papa|tio|abuelo|hermano) me (?:toca|manosea)(?! (?:\w+[aei]r(?:l[aeo]s?|me)?|(?:el|la|las|los) (?:hombro|pelo|guitarra|piano|frente))(?![a-z]))|(?:padrasto|pai|tio|avo|irmao) me (?:toca|apalpa)(?! (?:\w+[aei]r(?:l[aeo]s?)?(?![a-z])|(?:o|no|el|na|a) (?:ombro|hombro|testa|frente)))|(?:beau pere|pere|oncle|grand pere|frere) me touche(?! (?:l'epaule|le front|beaucoup))|(?:stiefvater|vater|papa|onkel|opa|bruder) (?:fasst|beruhrt) mich (?:\w+ ){0,2}an|(?:patrigno|padre|papa|zio|nonno|fratello) mi tocca(?! (?:la (?:spalla|fronte)|i capelli)))(?![a-z])/;

/** Sure without knowing the language: what is said of dying is said in no other way in any of them. */
export const SIGNS_OF_ANY_LANGUAGE: readonly SureSign[] = [
	{ rule_id: "red-flag.suicidal", whole: true, says: [DEATH] },
	{ rule_id: "red-flag.bystander", whole: true, says: [THEIR_DEATH] },
	{ rule_id: "red-flag.child-abuse", whole: true, says: [TOUCHED] },
];

export const FOREIGN_SIGNS: readonly SureSign[] = [
	{ rule_id: "red-flag.overdose", whole: true, says: [says("took"), MANY_PILLS] },
	// A course that is finished is told beside what it was for.
	{ rule_id: "red-flag.overdose", whole: true, says: [says("took"), ALL_PILLS], unless: says("spots") },
	{ rule_id: "red-flag.overdose", whole: true, says: [OVERDOSE] },
	row("red-flag.sight", ["eye"], ["swells"], ["fever", "sight"]),
	row("red-flag.bystander", ["someone"], ["farewell"], ["silence"]),
	row("red-flag.their-overdose", ["someone"], ["swallowed", "took"], ["pills", "sedatives"], ["many"]),
	row("red-flag.airway-swelling", ["airway"], ["swells", "fat"]),
	{ ...row("red-flag.airway-swelling", ["airway"], ["inflamed"]), unless: says("spots") },
	row("red-flag.airway-swelling", ["gullet"], ["closing"]),
	{ ...row("red-flag.airway-swelling", ["chest"], ["closing"]), unless: says("on_chest", "spots") },
	row("red-flag.airway-swelling", ["hard_to_swallow"], ["hives", "face", "airway", "breathless", "allergy"]),
	row("red-flag.airway-swelling", ["voice"], ["hives", "airway", "swells", "breathless"]),
	row("red-flag.airway-swelling", ["mouth"], ["swells"]),
	row("red-flag.breathing", ["breathless"]),
	{ ...row("red-flag.breathing", ["someone"], ["blue_lips"]), unless: says("lipstick") },
	row("red-flag.eyes-swollen-shut", ["eye"], ["shut"]),
	{ ...row("red-flag.face-swelling", ["face"], ["swells"]), unless: says("mornings") },
	{ ...row("red-flag.face-swelling", ["face"], ["inflamed"]), unless: says("spots", "mornings") },
	row("red-flag.skin-coming-off", ["blisters"], ["mouth_sores", "medicine", "fever"]),
	row("red-flag.large-burn", ["hot"], ["face", "blisters", "burns"]),
	row("red-flag.burn", ["hot"], ["spilled"], ["limb"]),
	row("red-flag.chemical-on-skin", ["caustic"], ["face", "burns", "pain"]),
	row("red-flag.chemical-on-skin", ["acid"], ["spilled"], ["face", "burns", "pain"]),
	row("red-flag.chemical-on-skin", ["remover", "chlorine"], ["spilled"], ["face"]),
	{ ...row("red-flag.chemical-on-skin", ["chlorine"], ["burns", "pain"]), unless: says("pool") },
	row("red-flag.chemical-in-eye", ["caustic", "remover"], ["eye"]),
	row("red-flag.chemical-in-eye", ["acid", "glue"], ["into_eye"]),
	row("red-flag.chemical-in-eye", ["glue"], ["eye"], ["stuck", "shut"]),
	{ ...row("red-flag.chemical-in-eye", ["chlorine"], ["eye"]), unless: says("pool") },
	row("red-flag.chemical-in-eye", ["chlorine"], ["into_eye"], ["spilled"]),
	{
		...row("red-flag.chemical-in-eye", ["sharp_cosmetics"], ["into_eye"], ["pain", "burns", "sight"]),
		unless: says("sweat"),
	},
	// "Me cuesta tragar" tells of a throat, not of what went down it.
	...[
		row("red-flag.swallowed", ["swallowed"], ["caustic", "acid", "remover", "chlorine"]),
		row("red-flag.swallowed", ["drunk"], ["caustic", "remover", "chlorine"]),
		row("red-flag.swallowed", ["gulped"], ["pills", "medicine"]),
		row("red-flag.swallowed", ["swallowed"], ["pills", "medicine"], ["someone"]),
	].map((sign) => ({ ...sign, unless: says("hard_to_swallow") })),
	...[
		row("red-flag.swallowed", ["gulped"], ["cosmetics", "detergents"]),
		{ rule_id: "red-flag.swallowed", whole: true, says: [ATE_CARE] } as const,
	].map((sign) => ({ ...sign, unless: says("hard_to_swallow", "food") })),
	row("red-flag.changing-mole", ["mole"], ["changes", "pain"]),
	row(
		"red-flag.allergic-reaction",
		["hives"],
		["faints", "swells", "dizzy", "breathless", "hard_to_swallow", "voice"],
	),
	row("red-flag.collapse", ["faints"]),
	row("red-flag.fading-test", ["rash"], ["purple"], ["fever"]),
	{ ...row("red-flag.stroke", ["mouth"], ["crooked"]), unless: says("born_or_aged") },
];
