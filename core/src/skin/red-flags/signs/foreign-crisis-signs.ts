import type { SureSign } from "./sure-sign.ts";

const GERMAN = [
	"(?:keiner|niemand|keinem|niemandem|ihr|sie|alle)(?: \\w+){0,3} (?:mehr )?(?:mit mir (?:abgeben|rumschlagen|herumschlagen|plagen|rumargern|befassen)|um mich (?:kummern|sorgen))",
	"(?:keinem|niemandem|euch|allen|meiner familie|meinen eltern)(?: \\w+){0,2} (?:mehr )?(?:zur last|eine last|auf die nerven)",
	"(?:fallt?|bin|ware|falle)(?: \\w+){0,3} (?:keinem|niemandem|euch)(?: \\w+){0,2} (?:zur last|eine last)",
	"(?:ohne mich|wenn ich (?:weg|tot|nicht mehr da) (?:bin|ware))(?: \\w+){0,4} (?:besser|leichter|glucklicher)",
	"(?:besser|leichter)(?: \\w+){0,3} (?:ohne mich|wenn ich (?:weg|tot|nicht mehr da))",
	"(?:ruhe vor mir|mich (?:bald |endlich )?los(?: seid| sind)?(?= |$)(?! \\w*reg))",
	"(?:von allen|von jedem|von der familie|von meinen kindern|mich (?:schon )?von euch) verabschiedet",
	"(?:es|alles) (?:\\w+ ){0,2}vorbei(?: \\w+){0,6} (?:nicht mehr|nie mehr|nie wieder|nichts mehr) (?:\\w+ )?(?:ertragen|aushalten|spuren|fuhlen|kampfen)",
	"muss ich (?:\\w+ ){0,4}(?:nicht mehr|nie mehr) (?:\\w+ )?(?:ertragen|aushalten|da sein)",
	"(?:einschlafen|einfach schlafen) und (?:\\w+ )?(?:nicht|nie)(?: mehr| wieder)? aufwachen",
	"(?:bin|ist) ich? ?(?:eh|sowieso|bald|dann|ohnehin|eh bald)(?: \\w+){0,2} (?:nicht mehr da|nicht mehr hier|weg vom fenster)|lange? (?:bin|werde) ich(?: \\w+){0,2} nicht mehr (?:da|hier|sein)",
	"(?:abschieds)?briefe? (?:\\w+ ){0,2}(?:sind |ist )?geschrieben(?=.*(?:mut|katze|hund|versorgt|abschied|kinder|sonntag|schluss|geregelt))",
	"keiner? (?:\\w+ ){0,2}(?:wurde|wird) (?:mich|es) (?:\\w+ )?(?:vermissen|merken)(?= |$)|(?:vermisst|vermissen) (?:mich|wird mich) (?:\\w+ )?(?:keiner|niemand)",
];
const SPANISH = [
	"(?:estara\\w*|estaria\\w*|estais|estan|viviran?|vivirian?)(?: \\w+){0,3} (?:mejor|mas tranquilos)(?: \\w+)? sin mi",
	"(?:dejar\\w*|deje|dejo) de ser (?:una |un )?(?:carga|peso|estorbo|molestia)",
	"(?:nadie|no)(?: \\w+){0,3} (?:preocupar\\w*|ocupar\\w*|cuidar\\w*)(?: \\w+){0,2} (?:por|de) mi",
	"me (?:he )?despedi(?:do)? de (?:todos|todo el mundo|mis hij\\w*|mi familia|la gente)",
	"se (?:me )?acab\\w* todo(?: \\w+)? para mi|se acab\\w* (?:todo )?para mi|todo (?:se )?(?:acaba\\w*|termina\\w*) para mi",
	"nadie (?:\\w+ ){0,3}(?:echar\\w* de menos|extranar\\w*|notar\\w*)(?=.*(?:este|estoy|estare|voy|vaya|falte|muera| menos$|extranar\\w*$))",
	"dormir(?:me)? y no (?:volver a )?despertar",
	"(?:dentro de poco|pronto|en unos dias|ya casi)(?: \\w+){0,3} no (?:voy a estar|estare|estaria)(?! (?:en|de|con|a|por|list\\w*|segur\\w*|tan))",
	"escri(?:to|bi) (?:ya )?las cartas",
	"(?:nadie|no)(?: \\w+){0,3} (?:aguantar|soportar)me(?: mas)?",
];
const FRENCH = [
	"(?:serez|seront|seriez|seraient|sera|etes|vivront)(?: \\w+){0,3} (?:mieux|plus heureux|tranquilles?)(?: \\w+)? sans moi",
	"(?:serai|suis|sois)(?: bientot)? plus (?:un|une) (?:poids|charge|fardeau)",
	"plus personne (?:\\w+'?\\w* ){0,3}(?:s'occuper|s'inquieter|me supporter|a me)",
	"dit (?:au revoir|adieu) a (?:tout le monde|tous|mes enfants|ma famille)",
	"(?:tout sera|ce sera|tout est|sera) (?:\\w+ )?fini pour moi",
	"m'endormir et (?:ne )?(?:plus )?(?:jamais )?(?:me )?(?:jamais )?(?:me )?reveiller",
	"(?:serai|suis) (?:bientot )?plus (?:la|ici|de ce monde)(?= |$|,)",
	"ecrit (?:les|mes) lettres(?=.*(?:donne|chat|chien|adieu|enfants|revoir))",
	"personne (?:ne )?(?:\\w+ )?(?:remarquera|manquerai|regrettera|pleurera)(?= |$)",
	"(?:ne )?manquerai(?:s)? a personne",
];
const PORTUGUESE = [
	"(?:ficam|ficariam|ficarao|estariam|estao|vao ficar|vivem)(?: \\w+){0,2} (?:melhor|mais felizes)(?: \\w+)? sem mim",
	"deix(?:o|arei|ar) de ser (?:um|uma) (?:peso|carga|fardo|estorvo)",
	"ninguem (?:\\w+ ){0,4}(?:se )?(?:preocupar|ocupar|importar) (?:mais )?comigo",
	"(?:me despedi|despedi me) d(?:e|os|as) (?:todo mundo|todos|toda a gente|meus filhos|minha familia|meus pais)",
	"tudo (?:se )?acaba para mim|acaba tudo (?:para|pra) mim|tudo acaba pra mim",
	"dormir e (?:nao|nunca)(?: mais)? acordar",
	"(?:daqui a pouco|em breve|logo)(?: \\w+){0,2} nao (?:vou (?:mais )?estar|estarei)(?: mais)? (?:aqui|ca)",
	"escrevi as cartas(?=.*(?:dei|gato|cao|cachorro|filhos|adeus))",
	"ninguem (?:\\w+ ){0,2}sentir(?:a|ia)? (?:a )?(?:minha )?falta(?= |$)",
	"ninguem (?:\\w+ ){0,3}(?:me aturar|me aguentar|me suportar)",
];
const ITALIAN = [
	"(?:starete|staranno|stareste|starebbero|state|stanno)(?: \\w+){0,2} (?:meglio|piu felici) senza (?:di )?me",
	"(?:saro|sono|essere) (?:piu )?(?:un|una) (?:peso|zavorra) per (?:nessuno|voi|tutti|la famiglia|loro|i miei)",
	"nessuno (?:\\w+ ){0,3}(?:occuparsi di me|preoccuparsi (?:per|di) me|sopportarmi|badare a me)",
	"(?:ho salutato|detto addio a) (?:tutti|tutta la famiglia|i miei|i figli)",
	"per me (?:e )?(?:finisce|finira|finito) tutto|(?:finisce|finira) tutto per me",
	"addormentarmi e non (?:svegliarmi|risvegliarmi)",
	"non ci saro (?:piu|comunque)(?= |$|,)",
	"scritto le lettere(?=.*(?:dato|gatto|cane|figli|addio))",
	"nessuno (?:\\w+ ){0,2}(?:accorgera|manchero|sentira la mia mancanza)(?= |$)|non manchero a nessuno",
];

/** Said alike in all five: a world without the writer, a burden, things that are given away, the last day, to be gone for good. */
const OF_ALL = [
	"(?:mejor|melhor|meglio|mieux|besser)(?: \\w+){0,2} (?:sans moi|sem mim|senza (?:di )?me|ohne mich|sin mi(?= ?(?:,|$|y |ya |porque)))",
	"ohne mich(?: \\w+){0,2} besser",
	"(?:soy|sou|suis|sono|bin)(?: \\w+){0,2} (?:una? |um |une? |eine )?(?:carga|estorbo|peso|fardo|poids|fardeau|last|belastung) (?:para|pour|per|fur) (?:tod\\w*|tout\\w*|tutt\\w*|alle\\w*|mi familia|ma famille|minha familia|la mia famiglia|meine familie|los demas|les autres|os outros|gli altri)",
	"(?:quiero|quisiera|je veux|voudrais|quero|queria|voglio|vorrei|will|mochte)(?: (?:solo|ya|solamente|simplemente|juste|simplement|seulement|so|apenas|simplesmente|soltanto|semplicemente|nur|einfach|bloss|poder|pouvoir|poter)){0,2} (?:desaparecer|disparaitre|sumir|sparire|scomparire|verschwinden)(?= (?:para siempre|y que nadie|pour de bon|pour toujours|para sempre|de vez|per sempre|fur immer)| ?$)",
	"no existiera|(?:nao|eu nao) existisse|non esistessi|(?:no hubiera|nao tivesse|non fossi(?: mai)?) (?:nacid[oa]|nascid[oa]|nat[oa])|nie geboren worden|prefere(?:rais)? ne pas (?:exister|etre nee?)",
	"(?:para que|da igual|que mas da|pra que|tanto faz|a che serve|tanto|lohnt|wozu|was soll)(?=.*(?:ya no (?:voy a estar|estare)(?! (?:en|de|con|list\\w*))|ja nao (?:vou estar|estarei)|non ci saro|eh bald (?:weg|tot)|bald (?:weg|nicht mehr da) bin))",
	"(?:aliviad[oa]s|soulages|sollevati|erleichtert)(?=.*(?:quand je|quando (?:eu|non ci)|cuando (?:yo )?(?:no este|me vaya)|wenn ich (?:weg|tot|nicht mehr)))",
	"meinen abschied (?:\\w+ )?(?:geplant|vorbereitet)",
];

/** A day, a date and things given away are of a wedding or a holiday too. */
const OF_A_DAY = [
	"(?:mir|fur mich) (?:schon )?(?:einen|den|ein) (?:tag|datum|termin) (?:ausgesucht|festgelegt|uberlegt)(?=.*(?:schluss|vorbei|ende|dann|ruhe))",
	"(?:eleg[ií]|escog[ií]|decid[ií]|tengo)(?: \\w+){0,2} (?:el|un|la) (?:dia|fecha)(?=.*(?:despues|luego|por mi|sin mi|acaba|descans))",
	"(?:choisi|fixe|decide) (?:le|un|la|une) (?:jour|date)(?=.*(?:apres|plus personne|fini|tranquille|en paix))",
	"(?:escolhi|decidi|marquei|tenho)(?: \\w+){0,2} (?:o|um|a|uma) (?:dia|data)(?=.*(?:depois|ninguem|acaba|descans|comigo))",
	"(?:scelto|deciso|fissato) (?:il|un|la|una) (?:giorno|data)(?=.*(?:poi|nessuno|dopo|finit))",
	"(?:regal\\w*|done|donne|dei|dado|verschenkt|meine sachen|mis cosas)(?=.*(?:no las (?:voy a )?necesit\\w*|plus besoin|nao (?:vou|irei) precisar|non mi serv\\w*|das wars|brauche? (?:ich )?(?:sie )?(?:eh )?nicht mehr))",
	"(?:ist|es|est|sera|e|sara) (?:\\w+ )?(?:mein letzter tag|mi ultimo dia|mon dernier jour|meu ultimo dia|mio ultimo giorno)|c'est mon dernier jour",
	"(?:fecha|data|date|datum|tag)(?=.*(?:descans[oa]\\w* por fin|por fin descans\\w*|tudo acaba|acaba tudo|todo (?:se )?acaba|tout s'arrete))",
];

/** A product, work or a party is spoken of; whoever means to die names no other end. */
const OF_THINGS =
	/(?<![a-z])(?:boda|mariage|casamento|matrimonio|hochzeit|nozze|fiesta|festa|fete|feier|urlaub|ferien|vacacion\w*|vacances|ferias|ferie|vacanza|arbeit|trabajo|travail|trabalho|lavoro|schule|escuela|ecole|escola|scuola|curso|promo\w*|rebajas|soldes|saldi|laser|operacion|operation|cirugia|intervento|cita|rendez ?vous|arzttermin|cremas|cremes|ohne (?:sonnencreme|creme|seife)|retinol|retinolo|peeling|gommage|jabon|seife|savon|sabonete|sapone)(?![a-z])(?!.*(?:sin mi|sans moi|ohne mich|sem mim|senza di me))/;

/** A thought ends with a comma or a full stop too. */
const ENDS = "(?=[ ,.;:!?]|$)";

const row = (list: readonly string[], unless?: RegExp): SureSign => ({
	rule_id: "red-flag.suicidal",
	whole: true,
	says: [new RegExp(`(?<![a-z])(?:${list.join("|").replaceAll("(?= |$)", ENDS)})(?![a-z])`)],
	...(unless && { unless }),
});

/** No wish, strength or reason to live; tired of it; a life that makes no sense. */
const OF_LIVING = [
	"(?:no (?:me quedan|tengo|encuentro|siento|hay)|sin|perdi|he perdido|se me fueron)(?: \\w+){0,2} (?:ganas|fuerzas?|motivos?|razon(?:es)?|sentido|ilusion)(?: \\w+){0,2} (?:de|para|a|por) (?:(?:seguir )?vivi(?:r|endo)|la vida|seguir)",
	"(?:cansad[oa]|hart[oa]|aburrid[oa]) de (?:vivir(?! (?:con|en|asi|de))|la vida(?! (?:de|en|social))|estar viv[oa])|la vida (?:ya |me |mia )?no (?:\\w+ )?(?:vale|tiene|merece|importa)",
	"(?:plus|pas|sans|perdu)(?: [\\w']+){0,3} (?:envie|force|forces|gout|raison|raisons|courage)(?: \\w+)? (?:de|a) (?:vivre|la vie|continuer)|(?:fatigue\\w*|lasse?|marre) de (?:vivre(?! (?:avec|dans|en|a))|la vie(?! (?:de|en|d'|chere)))|la vie (?:n'|ne )?(?:\\w+ )?(?:vaut|a|merite) (?:plus|pas|rien|aucun)",
	"(?:keine?n?|ohne)(?: \\w+){0,2} (?:kraft|lust|sinn|grund|mut|willen|freude)(?: \\w+)? (?:zu leben|zum leben|am leben|im leben|weiterzuleben|weiter ?zu ?leben|furs leben)|lebensmude|mude (?:vom|zu) leben(?! (?:in|mit))|(?:das|mein) leben (?:\\w+ )?(?:keinen sinn|nichts (?:mehr )?wert|lohnt|sinnlos)",
	"(?:nao (?:tenho|sinto|vejo|encontro)|sem|perdi)(?: \\w+){0,2} (?:vontade|forcas?|motivos?|razao|sentido|gosto)(?: \\w+){0,2} (?:de|para|pra|na|pela) (?:continuar )?(?:viver|vivendo|vida|continuar)|cansad[oa] (?:de viver(?! (?:com|em))|da vida(?! (?:de|em|corrida)))|a vida (?:ja |mais )?nao (?:\\w+ )?(?:vale|faz|tem|presta)",
	"(?:non (?:ho|trovo|sento|vedo)|senza|perso)(?: \\w+){0,3} (?:voglia|forza|forze|motivi|motivo|ragione|senso|gusto)(?: \\w+)? (?:di|per|nella|a) (?:continuare a )?(?:vivere|vita)|stanc[oa] (?:di vivere(?! (?:con|in))|della vita(?! (?:di|in|da)))|la vita (?:\\w+ )?non (?:\\w+ )?(?:ha|vale|merita)",
	"(?:jeene|jine|zinda rehne) (?:ki|ka|ke)(?: \\w+){0,2} (?:mann|man|ichha|iccha|matlab|fayda|wajah|himmat|mood)(?: \\w+)? (?:nahi|nai|nhi|hi nahi)|(?:zindagi|jeene|jindagi) se (?:thak|tang|oob|pareshan ho)|zindagi (?:ka|mein|me) (?:\\w+ )?(?:matlab|fayda|kuch) (?:\\w+ )?(?:nahi|nai|nhi)",
];

const TABLETS =
	"(?:pastillas|pastilhas|medicinas|medicamentos|comprimidos|remedios|tabletas|cachets|comprimes|medicaments|pilules|tabletten|pillen|schlaftabletten|pastiglie|compresse|pillole|medicine|goliyan|goliyaan|dawaiyan|dawaiya|tablets|pills)";
const COLLECTED =
	"(?:guard\\w*|junt(?:e|ei|ado|adas|ados|ando)|acumul\\w*|escond\\w*|ahorr\\w*|mis(?:es)? de cote|garde\\w*|accumule\\w*|cache\\w*|gesammelt|gehortet|aufgehoben|aufgespart|messo via|messe da parte|da parte|nascost\\w*|raccolt\\w*|conservat\\w*|jama|chhupa\\w*|ikattha|ikatthi)";
const NOBODY_MINDS =
	"(?:nadie|ninguem|personne|niemand|keiner|nessuno|kisi ko|koi nahi|ya no puedo|nao aguento|n'en peux plus|kann nicht mehr|weiss nicht mehr weiter|weiter weiss ich nicht|non ce la faccio|bas ab|ab bas|thak gay\\w*|despedi\\w*|adieu|adios|addio|abschied)";
/** Tablets that are laid by, and nobody who would mind. */
const LAID_BY: SureSign = {
	rule_id: "red-flag.suicidal",
	whole: true,
	says: [TABLETS, COLLECTED, NOBODY_MINDS].map((words) => new RegExp(`(?<![a-z])${words}(?![a-z])`)),
};

/**
 * What somebody says who means to die and does not say so, without accents: a burden that ends, a day that is chosen,
 * a farewell to everybody, nobody who would miss them. Each names people or the writer's own life, so that an empty jar, a
 * season or a habit that ends is none of it. Sources in docs/science.md, "Red flags".
 */
export const FOREIGN_OBLIQUE_SIGNS: readonly SureSign[] = [
	...[GERMAN, SPANISH, FRENCH, PORTUGUESE, ITALIAN, OF_ALL].map((list) => row(list)),
	row(OF_A_DAY, OF_THINGS),
	row(OF_LIVING),
	LAID_BY,
];

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

/** What somebody means to do, a last letter, a sleep without end and hurting oneself, in six languages; no accents. */
export const FOREIGN_CRISIS_SIGNS: readonly SureSign[] = [
	{ rule_id: "red-flag.suicidal", whole: true, says: [says(JUMPS)], unless: OF_A_JOB },
	{ rule_id: "red-flag.suicidal", whole: true, says: [says(SLEEPS_ON)] },
	{ rule_id: "red-flag.suicidal", whole: true, says: [says(MAKES_AN_END)], unless: OF_A_JOB },
	{ rule_id: "red-flag.suicidal", whole: true, says: [says([LAST_LETTER])], unless: OF_A_JOB },
	{ rule_id: "red-flag.self-harm", whole: true, says: [says([HURTS_ITSELF])], unless: BY_CHANCE },
	{ rule_id: "red-flag.crisis", whole: true, says: [says([NOBODY_NEEDS_ME])] },
];
