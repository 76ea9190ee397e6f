import type { SureSign } from "./sure-sign.ts";

/**
 * Words of danger in Spanish, French, German, Portuguese, Italian, Hindi in Latin letters and Dutch, by what they tell
 * of, without accents. They begin where a word begins; sources in docs/science.md, "Red flags".
 */
const WORDS = {
	eye: "ojos?|oeil|yeux|augen?|olhos?|occhi\\w*|aankh\\w*|oog|ogen|palpebras?|paupieres?|augenlid\\w*|parpados?",
	airway:
		"labio\\w*|lengua|garganta|levres?|langue|gorge|lippen?|zunge|kehle|labios?|lingua|labbra|gola|honth|jeebh|zubaan|gala|lippen|tong|keel",
	face: "cara|rostro|labio\\w*|lengua|visage|levres?|langue|gesicht\\w*|lippen?|zunge|rosto|labios?|lingua|viso|faccia|labbra|chehr\\w*|honth|jeebh|gezicht|lip|tong|cuello|cou|hals|pescoco|collo|gardan|nek|pecho|poitrine|brust|peito|petto|seen\\w*|borst|garganta|gorge|gola|gala|keel|paupier\\w*|lid|parpado\\w*|palpebr\\w*",
	swells:
		"hinch\\w*|(?<!(?:bolinhas?|espinhas?|granos?|granitos?|espinillas?|brufol[oi]|pelos?) )inflam\\w*|gonfl\\w*|(?<!boutons? )enfl\\w*|geschwoll\\w*|zugeschwoll\\w*|schwell\\w*|schwill\\w*|angeschwoll\\w*|dick|inch(?:ad|an|ou)\\w*|gonfi\\w*|sooj\\w*|suj\\w*|gezwoll\\w*|opgezwoll\\w*|dik",
	fever:
		"fiebre|fievre|fieber|febre|febbre|bukhar|koorts|temperatura|schuttelfrost|escalofrios|frissons|calafrios|brividi|3[89][.,]\\d",
	blisters:
		"lambeaux|en plaques|(?:peau|piel|pele) (?:\\w+ ){0,2}(?:decolle\\w*|descolando)|haut (?:\\w+ ){0,2}(?:loest|lost|pellt|ablost)|ampolla\\w*|cloque\\w*|blasen|bolhas?|bolle|vescich\\w*|chhal\\w*|chaale|blaren|despelleja\\w*|se (?:me )?(?:cae|despega|esta cayendo) la piel|peau (?:se decolle|part|s'en va)|haut (?:lost|geht|schalt)|pele (?:esta )?(?:soltando|caindo|saindo)|pelle (?:si stacca|viene via)|chamdi utar|vel laat los|piel se (?:despega|cae)",
	mouth_sores: "llagas?|heridas|aphtes?|plaies?|wund\\w*|feridas?|ferite|piaghe|wondjes",
	medicine:
		"allopurinol\\w*|alopurinol|lamotrigin\\w*|carbamazepin\\w*|cotrimoxazol\\w*|bactrim|sulfa\\w*|medicamento\\w*|medicina|pastillas?|antibiotic\\w*|medicament\\w*|comprime\\w*|medikament\\w*|tabletten?|antibiotik\\w*|remedio\\w*|comprimidos?|farmac\\w*|pillol\\w*|dawa\\w*|dawai|goli|medicijn\\w*|pillen",
	hot: "hirviendo|hirviente|bouillant\\w*|kochend\\w*|heiss\\w*|hei\u00dfe[sn]?|siedend\\w*|fervent\\w*|fervendo|bollent\\w*|ubalt\\w*|garam (?:tel|paani|pani)|kokend\\w*|hete olie|huile (?:bouillante|chaude|de friture)|aceite (?:hirviendo|caliente)|oleo quente|agua fervendo",
	burns:
		"quem\\w*|brul\\w*|verbr[au]\\w*|verbruh\\w*|queim\\w*|brucia\\w*|ustion\\w*|scott\\w*|jal (?:ga|ra)\\w*|verbrand\\w*|verat\\w*|arde\\w*|brennt|pega fogo",
	caustic:
		"lejia|acido(?! (?:retino|tranex|ialur|hial|ferul|azel|ascor|salic|glic|glyc|lact|mandel|folic))|amoniaco|aguarras|disolvente|diluyente|gasolina|desatascador|limpia ?hornos|limpiador (?:de(?:l)? )?(?:horno|desague\\w*|bano|wc|suelo\\w*|tuberia\\w*)|quitaesmalte|sosa caustica|javel|acide|ammoniaque|deboucheur|decapant|dissolvant|white spirit|essence|terebenthine|diluant|soude|bleiche?|chlor\\w*|saure|natronlauge|rohrreiniger|backofenreiniger|abflussreiniger|wc ?reiniger|reiniger|nagellackentferner|verdunner|verduenner|terpentin|benzin|batteriesaure|agua sanitaria|lixivia|soda caustica|desentupidor|limpa ?forno|acetona|solvente|aguarras|candeggina|varechina|acquaragia|diluente|acido(?! (?:retino|tranex|hial|ial|ferul|azel|ascor|salic|glic|latt|mandel|folic))|ammoniaca|soda|disgorgante|sgrassatore|acetone|tezaab|harpic|phenyl|bleekmiddel|ontstopper|ovenreiniger|chloor|pegamento|colle|kleber|colla|lijm|pila|pile|knopfzelle|pilha",
	swallowed:
		"trag[oa]\\w*|bebi[oó]\\w*|se (?:ha )?(?:tomo|tomado|comio)|aval\\w*|a bu|verschluck\\w*|geschluckt|getrunken|gegessen|engoli\\w*|bebeu|comeu|ingoi\\w*|ingerit\\w*|bevut\\w*|mangiat\\w*|nigal\\w*|pi (?:li|liya|gay)\\w*|kha (?:li|liya|gay)\\w*|ingeslikt|doorgeslikt|gedronken|opgegeten",
	cosmetics:
		"crema|creme|tonico|lotion|retinol|serum|siero|aceite|huile|ol|olio|oleo|perfume|parfum|profumo|shampoo|champu|colonia|cologne|gesichtswasser|locion|locao|itr",
	mole: "lunar\\w*|grains? de beaute|muttermal\\w*|leberfleck\\w*|pintas?|sinal|sinais|neo|nei|nevo|til|moedervlek\\w*",
	changes:
		"cambi\\w*|creci\\w*|crece|chang\\w*|grossi\\w*|grandi\\w*|gewachs\\w*|wachst|grosser|verander\\w*|mudou|mudando|cresc\\w*|badal\\w*|badh\\w*|gegroei\\w*|groter",
	faints:
		"desmay\\w*|inconsciente|no (?:se )?despierta|evanoui\\w*|inconscient\\w*|ne repond (?:pas|plus)|ohnmacht\\w*|ohnmachtig|bewusstlos|umgekippt|reagiert nicht|desmai\\w*|nao (?:responde|acorda)|svenu\\w*|svenir\\w*|non risponde|behosh\\w*|flauwgevallen|bewusteloos|convuls\\w*|krampf\\w*|daura",
	hives:
		"ronchas?|habones|urticaria|plaques|urticaire|quaddeln|nesselsucht|placas|urticaria|ponfi|orticaria|dafad|galbulten|netelroos",
	allergy:
		"alerg\\w*|allerg\\w*|picadura|avispa|abeja|guepe|abeille|wespe\\w*|biene\\w*|vespa|ape|abelha|madhumakkhi",
	sight:
		"no veo|veo doble|vision|vois (?:plus|double|flou)|ne vois|sehe? (?:nichts|doppelt|verschwommen)|nao vejo|vejo (?:duplo|embacado)|visao|non vedo|vedo doppio|vista|dikh\\w* (?:nahi|band)|zie (?:niets|dubbel)",
	purple:
		"moradas?|violet\\w*|lila|roxas?|viola|lividi|neel\\w*|paarse?|que no desaparecen|ne s'effacent|glas\\w*|bicchiere|vaso|verre|copo",
	rash: "manchas?|taches?|flecken|punkte|macchie|bindi\\w*|daane|vlekken|erupcion|eruption|ausschlag|eruzione|uitslag",
	crooked:
		"torci\\w*|torcid\\w*|tordu\\w*|tomb\\w*|hang\\w*|schief|entort\\w*|stort\\w*|cadut\\w*|tedh\\w*|scheef|caid\\w*",
	mouth: "boca|bouche|mund\\w*|mundwinkel|bocca|muh|munh|mond",
	pills:
		"pastillas?|comprimidos?|comprimes?|cachets?|tabletten?|pillen|pasticche|compresse|pillole|goliyan?|goli|paracetamol|ibuprofeno?|dipirona|somniferes?|schlaftabletten",
	took: "tom[eo]|tomado|he tomado|tragado|avale|pris|genommen|geschluckt|tomei|engoli|preso|prese|ingoiat\\w*|kha (?:li|liya)|genomen|geslikt",
	fat: "gord[ao]s?|grues[ao]s?|gross[eao]s?|epais\\w*|dicker?|dicken?|spess\\w*|mot[ai]|mote|enorm\\w*|(?:como|comme|wie) (?:globos?|ballons?|un globo)|globos?|dik(?:ke)?",
	closing:
		"cerr\\w*|se (?:me )?cierra\\w*|apret\\w*|serr\\w*|ferme\\w*|eng|enger|zu|zugeht|schnurt|geht zu|fech\\w*|apertad\\w*|chiud\\w*|strett\\w*|serrat\\w*|band|dicht\\w*|knijpt",
	gullet: "gargant\\w*|gorge|hals|kehle|rachen|gola|gala|keel|pecho|poitrine|brust|peito|petto|seen[ae]",
	hard_to_swallow:
		"(?:me |no )?(?:cuesta|puedo|dificil|dificultad (?:para|al)|duele(?: al)?)(?: \\w+)? (?:tragar|comer)|mal (?:a|pour) avaler|(?:peux|arrive) (?:plus|pas) (?:a )?avaler|difficile\\w*(?: d')? ?avaler|avaler (?:est|devient) dur|kaum(?: noch)? schlucken|(?:nicht|schwer|schlecht)(?: mehr)? schlucken|schluckbeschwerden|schlucken (?:tut|fallt|geht)|(?:nao (?:consigo|consegue)|dificil|dificuldade (?:de|para|em))(?: \\w+)? engolir|(?:fatic\\w*|difficolta|non riesco)(?: \\w+){0,2} (?:deglutire|ingoiare|inghiottire)|nigal(?:ne|na)? (?:mein|me|nahi)|niga?l(?:ne|na) \\w* ?(?:takleef|taklif|dikkat|mushkil)|(?:niet|moeilijk|nauwelijks)(?: meer)? slikken",
	breathless:
		"respiro (?:mal|com dificuldade|male)|respire mal|(?:dificil|dificuldade)(?: (?:de|para|em))? respirar|no puedo respirar|cuesta respirar|falta el aire|mal a respirer|respirer (?:mal|difficile\\w*)|souffle court|etouffe\\w*|schlecht luft|keine luft|kaum luft|luft (?:bleibt weg|wird knapp)|atemnot|schwer atmen|nao consigo respirar|falta de ar|non respiro|respirare (?:male|a fatica)|manca (?:il |l')?(?:fiato|aria|respiro)|saans nahi|saans (?:lene|phool|ruk)\\w*|dum ghut\\w*|benauwd|geen lucht|moeilijk ademen",
	dizzy:
		"mare[oa]\\w*|vertige\\w*|tete qui tourne|etourdi\\w*|schwindl\\w*|schwindel|schwarz vor|tont\\w*|tontura|vertigini|gira la testa|capogir\\w*|chakkar|duizelig|vomit\\w*|erbrech\\w*|ubergeb\\w*|ulti|desmayo",
	voice:
		"voz (?:\\w+ ){0,3}(?:rara|ronca|cambi\\w*|estranha)|voix (?:\\w+ ){0,3}(?:bizarre|rauque|change\\w*)|stimme (?:\\w+ ){0,3}(?:komisch|heiser|anders|weg)|voce (?:\\w+ ){0,3}(?:strana|rauca)|awaaz (?:\\w+ ){0,2}(?:badal|bhari|bhaari)\\w*|stem (?:\\w+ ){0,2}(?:raar|hees)",
	someone:
		"amig[oa]s?|herman[oa]s?|hij[oa]s?|madre|padre|mama|papa|novi[oa]|pareja|companer\\w*|prim[oa]|ami[es]?|amie|copine|copain|soeur|frere|mere|pere|fils|fille|cousine?|colocataire|coloc|collegue|freund\\w*|schwester|bruder|mutter|vater|sohn|tochter|mitbewohner\\w*|kolleg\\w*|cousin\\w*|mae|pai|irma\\w*|irmao|filh[oa]|namorad[oa]|colega|fratello|sorella|figli[oa]|madre|fidanzat\\w*|ragazz[oa]|coinquilin\\w*|dost|behen|bhai|beta|beti|maa|vriend\\w*|zus|broer|moeder|vader|huisgeno\\w*",
	farewell:
		"despedid\\w*|despidi\\w*|adios|adieux?|au revoir|verabschied\\w*|abschied\\w*|lebt wohl|leb wohl|lebewohl|adeus|addio|alvida|afscheid\\w*|vaarwel|(?:ultimo|letzte|derniere?|ultima) (?:mensaje|nachricht|message|mensagem|messaggio)",
	silence:
		"no (?:me )?(?:contesta|responde|atiende|abre|coge)|(?:ne )?repond (?:pas|plus)|n'ouvre (?:pas|plus)|ne (?:decroche|repond|bouge)|(?:geht|gehen) nicht|antwortet nicht|meldet sich nicht|macht (?:\\w+ ){0,3}nicht auf|nicht (?:ans telefon|erreichbar)|nao (?:atende|responde|abre)|non (?:risponde|apre)|(?:phone|jawab|call) (?:\\w+ ){0,2}(?:nahi|band)|phone band|antwoordt niet|neemt niet op|doet niet open",
	shut: "zugeschwollen|(?:no|nao|non)(?: (?:se|si|los?|las?|puedo|consigo|riesco|ya|mais|piu|a)){0,3} (?:abr\\w*|apr\\w*)|n'ouvre\\w* plus|khul nahi|nahi khul\\w*|dichtgezwollen",
	many: "\\d{2,}|toute?s?|boite|caja|todas|todos|frasco|packung|ganze|schachtel|alle|caixa|toda|cartela|tutt\\w*|scatola|confezione|poori|puri|dabba|doos|hele|entier\\w*|enter[ao]s?",
	pain: "duele\\w*|dolor|mal|douleur\\w*|schmerz\\w*|weh|dor|doi|dolore|male|dard|pijn|sangr\\w*|saign\\w*|blut\\w*|sangue|khoon|bloed\\w*|pus|eiter\\w*|etter|pica\\w*|brennt|jalan",
	into_eye:
		"(?:ins|in mein|in das|im) (?:\\w+ ){0,2}auge|dans (?:l'|les |mes |mon )?(?:\\w+ )?(?:oeil|yeux)|en (?:el|los|mi|mis) (?:\\w+ )?ojos?|n[oa]s? (?:meu |meus )?olhos?|(?:nell'|negli|nell|in un) ?occhi?o?|(?:aankh|ankh)\\w* (?:me|mein|mai|ke andar)",
	sharp_cosmetics:
		"toner|tonico|tonique|tonikum|gesichtswasser|\\w*peeling\\w*|acid[oe]?|\\w*saure\\w*|retinol|serum|siero|vitamin\\w* c|perfume|parfum|profumo|nagellackentferner|haarspray|sonnencreme|protetor|protector",
} as const;

type Word = keyof typeof WORDS;

const says = (...words: readonly Word[]): RegExp =>
	new RegExp(`(?<![a-z])(?:${words.map((word) => WORDS[word]).join("|")})(?![a-z])`);

const row = (rule_id: SureSign["rule_id"], ...told: readonly (readonly Word[])[]): SureSign => ({
	rule_id,
	whole: true,
	says: told.map((words) => says(...words)),
});

const DEATH =
	/(?<![a-z])(?:sin ganas de vivir|ganas de (?:morir|no vivir)|no (?:le )?(?:veo|encuentro) (?:el )?sentido|no quiero (?:estar aqui|despertar(?! (?:con|llen|hinchad|asi|tan))|seguir(?! (?:con|usando|gastando|comprando|pagando)))|estaria\w* mejor sin mi|quitarme de en ?medio|plus envie de (?:vivre|rien)|ne veux plus (?:vivre|etre la|exister)|n'en peux plus de vivre|plus la force de vivre|me foutre en l'air|(?:will|mag|kann) nicht mehr (?:leben|da sein|hier sein|weiterleben)|keinen (?:lebens)?(?:sinn|willen) mehr|lebensmude|mir das leben nehmen|alles beenden|nao (?:quero|aguento) (?:mais )?(?:viver|existir|estar aqui)|nao vejo (?:mais )?sentido|vontade de (?:morrer|sumir)|tirar (?:a )?minha (?:propria )?vida|non (?:voglio|riesco a) (?:piu )?(?:vivere|esistere|andare avanti)|non (?:vedo|ha) (?:piu )?senso vivere|stanc\w* di vivere|(?:ik )?wil (?:dood|niet meer (?:leven|hier zijn))|zelfmoord|einde aan mijn leven|mar (?:jana|jaana|jaau\w*) (?:chahta|chahti|hai)|jeena nahi|jine ka mann nahi|zindagi (?:khatam|se tang)|atmahatya)(?![a-z])/;

const THEIR_DEATH =
	/(?<![a-z])(?:(?:er|sie) (?:will|mag|kann|mochte) nicht mehr (?:leben|da sein|weiterleben)|(?:er|sie) will sterben|(?:il|elle) (?:ne )?veut (?:plus vivre|mourir)|(?:ya )?no quiere (?:seguir )?(?:vivir|viviendo)|nao quer (?:mais )?viver|non vuole (?:piu )?vivere|(?:hij|ze|zij) wil niet meer leven|(?:se )?quiere (?:matarse|matar|morir\w*|suicidarse)|veut (?:se (?:tuer|suicider)|mourir|en finir)|(?:will|wollte|mochte) sich (?:umbringen|das leben nehmen)|dass (?:sie|er) sich umbringt|quer (?:se matar|morrer|acabar com tudo)|vuole (?:uccidersi|ammazzarsi|morire|farla finita)|(?:khudkushi|atmahatya|suicide) kar(?:na|ne|egi|ega)|jaan de (?:degi|dega)|wil (?:zichzelf|haar leven|zijn leven))(?![a-z])/;

/** Sure without knowing the language: what is said of dying is said in no other way in any of them. */
export const SIGNS_OF_ANY_LANGUAGE: readonly SureSign[] = [
	{ rule_id: "red-flag.suicidal", whole: true, says: [DEATH] },
	{ rule_id: "red-flag.bystander", whole: true, says: [THEIR_DEATH] },
];

export const FOREIGN_SIGNS: readonly SureSign[] = [
	{ rule_id: "red-flag.overdose", whole: true, says: [says("took"), /\b\d{2,}\b/, says("pills")] },
	row("red-flag.sight", ["eye"], ["swells"], ["fever", "sight"]),
	row("red-flag.bystander", ["someone"], ["farewell"], ["silence"]),
	row("red-flag.their-overdose", ["someone"], ["swallowed", "took"], ["pills"], ["many"]),
	row("red-flag.airway-swelling", ["airway"], ["swells", "fat"]),
	row("red-flag.airway-swelling", ["gullet"], ["closing"]),
	row("red-flag.airway-swelling", ["hard_to_swallow"], ["hives", "face", "airway", "breathless", "allergy"]),
	row("red-flag.airway-swelling", ["voice"], ["hives", "airway", "swells", "breathless"]),
	row("red-flag.airway-swelling", ["mouth"], ["swells"]),
	row("red-flag.breathing", ["breathless"]),
	row("red-flag.eyes-swollen-shut", ["eye"], ["shut"]),
	row("red-flag.face-swelling", ["face"], ["swells"]),
	row("red-flag.skin-coming-off", ["blisters"], ["mouth_sores", "medicine", "fever"]),
	row("red-flag.large-burn", ["hot"], ["face", "blisters", "burns"]),
	row("red-flag.chemical-on-skin", ["caustic"], ["face", "burns", "pain"]),
	row("red-flag.chemical-in-eye", ["caustic"], ["eye"]),
	row("red-flag.chemical-in-eye", ["sharp_cosmetics"], ["into_eye"], ["pain", "burns", "sight"]),
	{
		...row("red-flag.swallowed", ["swallowed"], ["caustic", "pills", "medicine", "cosmetics"]),
		// "Me cuesta tragar" tells of a throat, not of what went down it.
		unless: says("hard_to_swallow"),
	},
	row("red-flag.changing-mole", ["mole"], ["changes", "pain"]),
	row(
		"red-flag.allergic-reaction",
		["hives"],
		["faints", "swells", "dizzy", "breathless", "hard_to_swallow", "voice"],
	),
	row("red-flag.collapse", ["faints"]),
	row("red-flag.fading-test", ["rash"], ["purple"], ["fever"]),
	row("red-flag.stroke", ["mouth"], ["crooked"]),
];
