import type { SureSign } from "./sure-sign.ts";

/** What somebody means to do, a last letter, a sleep without end and hurting oneself, in six languages; no accents. */
const HIGH_UP =
	"(?:puente|ventana|balcon|azotea|tejado|tren|metro|vias|ponte|janela|sacada|telhado|trem|comboio|pont|fenetre|toit|train|rails|brucke|fenster|dach|balkon|zug|gleise|bahn|finestra|balcone|tetto|treno|binari|pul|chhat|khidki|balcony|patri)";
const JUMPS = [
	`(?:tirarme|lanzarme|aventarme|arrojarme|saltar|me tiro|me lanzo|me aviento|me tire)(?: \\w+){0,3} ${HIGH_UP}`,
	`(?:me jogar|jogar me|me atirar|atirar me|me lancar|pular|me jogo|me atiro)(?: \\w+){0,3} ${HIGH_UP}`,
	`(?:me jeter|me jette|sauter|saute|passer)(?: \\w+){0,3} ${HIGH_UP}`,
	`(?:von|vom|vor|aus)(?: \\w+){0,2} ${HIGH_UP}(?: \\w+){0,2} (?:springen|springe|werfen|werfe|sturzen|sturze)|(?:werfe|sturze|werf) mich(?: \\w+){0,3} ${HIGH_UP}`,
	`(?:buttarmi|gettarmi|lanciarmi|mi butto|mi getto)(?: \\w+){0,3} ${HIGH_UP}`,
	`${HIGH_UP}(?: \\w+){0,3} (?:kud|kood|chhalang|chhalaang)(?: \\w+)?`,
	"ahorcarme|colgarme del|me ahorco|me enforcar|me pendre(?! (?:la|le|mon))|mich (?:auf|er)hang\\w*|impiccarmi|phaansi laga|phansi laga|fansi laga",
	"(?:cortarme|me corto|me cortar|m'ouvrir|me couper|tagliarmi|aufschneid\\w*|kaat lu\\w*)(?: \\w+){0,2} (?:las venas|as veias|os pulsos|les veines|le vene|pulsadern|nas)|(?:pulsadern|nas)(?: \\w+){0,2} (?:aufschneid\\w*|kaat\\w*)",
];
const SLEEPS_ON = [
	"(?:ojala|quisiera|espero|prefiero|mejor)(?: \\w+){0,3} no (?:despierte|despertar\\w*|amane\\w*)|dormir(?:me)? para siempre",
	"(?:tomara|queria|espero|prefiro)(?: \\w+){0,4} (?:nao|nunca) (?:mais )?(?:acord\\w*|amanhec\\w*)|dormir (?:para|pra) sempre",
	"(?:m'endormir|dormir) pour toujours|(?:ne|plus|jamais)(?: \\w+){0,2} me reveiller(?: demain| du tout)?(?= ?[,.!?]|$)|pouvoir ne pas me reveiller",
	"(?:nicht|nie)(?: mehr| wieder)? aufwach\\w*(?= ?[,.!?]|$)|fur immer schlafen|fur immer einschlafen",
	"dormire per sempre|non (?:mi )?svegli(?:armi|assi)(?: piu| domani)?",
	"(?:kal |subah )?(?:aankh|neend)(?: \\w+)? (?:na|nahi|hi na) khule|hamesha ke liye so (?:jau|jana|jaun)|uthu hi na",
	"quisiera (?:apagarme|dejar de existir|no existir)|dejar de existir|deixar de existir|cesser d'exister|aufhoren zu existieren|smettere di esistere",
];
const MAKES_AN_END = [
	"(?:mach|mache|machen)(?: \\w+){0,2} schluss mit (?:allem|dem leben|mir)|schluss mit (?:dem leben|mir) (?:mach\\w*)|dem (?:allem |ganzen )?ein ende (?:setzen|machen|bereiten)",
	"(?:acabar|terminar)(?:lo)? con todo (?:esto )?(?:hoy|esta noche|ya|de una vez)|quitarme de en medio",
	"dar (?:um )?fim (?:em mim|a minha vida|nisso tudo)|acabar com (?:isso tudo|a minha vida|a vida)",
	"en finir (?:avec (?:tout|la vie|moi)|ce soir|une bonne fois|pour de bon)(?! avec)|vais en finir(?! avec (?!la vie|tout|moi|mes jours|ma vie))|mettre fin a (?:tout(?: ca| cela)?|mes jours|ma vie)(?= ?[,.!?]|$)",
	"farla finita(?! con (?!tutto|la vita|me(?![a-z])|questa vita))|finirla (?:qui|con tutto|stasera)",
	"(?:mar|maut) (?:jaane|jane|aane) ka (?:mann|man|dil|ji)|apni jaan (?:de|le)|khud ko khatam",
];
const LAST_LETTER =
	"(?:carta de despedida|carta de adeus|lettres? d'adieu|abschiedsbriefe?|lettera d'addio|lettera di addio|aakhri chitthi|aakhri khat)";
const OF_A_JOB =
	/(?<![a-z])(?:trabajo|empresa|jefe|colega\w*|trabalho|chefe|travail|patron|collegue\w*|employeur|arbeit|chef|kolleg\w*|lavoro|capo|collegh\w*|office|boss|bungee|parac\w*|piscina|piscine|pool|trampol\w*|skydiv\w*|film\w*|pelicula|serie|libro|buch|livre|jubil\w*|escuela|ecole|schule)(?![a-z])/;
const HURTS_ITSELF =
	"(?:me (?:hago|hice|estoy haciendo) dano|me lastimo (?:a proposito|sola|solo|cuando)|me autolesiono|me machuco de proposito|(?:eu )?me machuco (?:quando|sozinh\\w*)|me faco mal|je me fais du mal|me suis fait du mal|me scarifie|(?:tue|tu|fuge|fuege) mir (?:selbst |selber )?(?:weh|schmerzen zu|was an)|verletze mich (?:selbst|selber)|mi faccio (?:del )?male (?:da sol\\w*|quando|apposta)|mi ferisco (?:da sol\\w*|apposta)|khud ko (?:chot|nuksan|takleef|dard|jala|kaat))";
const BY_CHANCE =
	/(?<![a-z])(?:sin querer|sans faire expres|aus versehen|versehentlich|sem querer|senza volere|per sbaglio|galti se|maquinilla|afeit\w*|rasoir|rasier\w*|barbear|lamina|rasoio|gimnasio|gym|sport|academia|palestra|cocina\w*|deporte|peeling|exfol\w*|scrub)(?![a-z])/;
const NOBODY_NEEDS_ME =
	"(?:nadie me (?:necesita|quiere aqui|quiere a su lado)|ninguem (?:precisa de mim|me quer por perto)|personne n'a (?:plus )?besoin de moi|niemand (?:braucht mich|will mich (?:hier|haben))|keiner braucht mich|nessuno (?:ha bisogno di me|mi vuole)|kisi ko (?:meri|mera) (?:zaroorat|zarurat|jaroorat) (?:nahi|nai|nhi)|(?:main|mai) na (?:rahu|rahun|hoti|hota)(?: \\w+){0,2} (?:behtar|accha|acha|khush)|mere bina(?: \\w+){0,2} (?:behtar|khush|theek|accha|acha))";

const says = (list: readonly string[]): RegExp => new RegExp(`(?<![a-z])(?:${list.join("|")})(?![a-z])`);

export const FOREIGN_CRISIS_SIGNS: readonly SureSign[] = [
	{ rule_id: "red-flag.suicidal", whole: true, says: [says(JUMPS)], unless: OF_A_JOB },
	{ rule_id: "red-flag.suicidal", whole: true, says: [says(SLEEPS_ON)] },
	{ rule_id: "red-flag.suicidal", whole: true, says: [says(MAKES_AN_END)], unless: OF_A_JOB },
	{ rule_id: "red-flag.suicidal", whole: true, says: [says([LAST_LETTER])], unless: OF_A_JOB },
	{ rule_id: "red-flag.self-harm", whole: true, says: [says([HURTS_ITSELF])], unless: BY_CHANCE },
	{ rule_id: "red-flag.crisis", whole: true, says: [says([NOBODY_NEEDS_ME])] },
];
