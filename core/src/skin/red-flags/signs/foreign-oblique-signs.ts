import type { SureSign } from "./sure-sign.ts";

/**
 * What somebody says who means to die and does not say so, without accents: a burden that ends, a day that is chosen,
 * a farewell to everybody, nobody who would miss them. Each names people or the writer's own life, so that an empty jar, a
 * season or a habit that ends is none of it. Sources in docs/science.md, "Red flags".
 */
const GERMAN = [
	"(?:keiner|niemand|keinem|niemandem|ihr|sie|alle)(?: \\w+){0,3} (?:mehr )?(?:mit mir (?:abgeben|rumschlagen|herumschlagen|plagen|rumargern|befassen)|um mich (?:kummern|sorgen))",
	"(?:keinem|niemandem|euch|allen|meiner familie|meinen eltern)(?: \\w+){0,2} (?:mehr )?(?:zur last|eine last|auf die nerven)",
	"(?:fallt?|bin|ware|falle)(?: \\w+){0,3} (?:keinem|niemandem|euch)(?: \\w+){0,2} (?:zur last|eine last)",
	"(?:ohne mich|wenn ich (?:weg|tot|nicht mehr da) (?:bin|ware))(?: \\w+){0,4} (?:besser|leichter|glucklicher)",
	"(?:besser|leichter)(?: \\w+){0,3} (?:ohne mich|wenn ich (?:weg|tot|nicht mehr da))",
	"(?:ruhe vor mir|mich (?:bald |endlich )?los(?: seid| sind)?(?= |$)(?! \\w*reg))",
	"(?:mir|fur mich) (?:schon )?(?:einen|den|ein) (?:tag|datum|termin) (?:ausgesucht|festgelegt|uberlegt)(?=.*(?:schluss|vorbei|ende|dann|ruhe))",
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
	"(?:eleg[ií]|escog[ií]|decid[ií]|tengo)(?: \\w+){0,2} (?:el|un|la) (?:dia|fecha)(?=.*(?:despues|luego|por mi|sin mi|acaba|descans))",
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
	"(?:choisi|fixe|decide) (?:le|un|la|une) (?:jour|date)(?=.*(?:apres|plus personne|fini|tranquille|en paix))",
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
	"(?:escolhi|decidi|marquei|tenho)(?: \\w+){0,2} (?:o|um|a|uma) (?:dia|data)(?=.*(?:depois|ninguem|acaba|descans|comigo))",
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
	"(?:scelto|deciso|fissato) (?:il|un|la|una) (?:giorno|data)(?=.*(?:poi|nessuno|dopo|finit))",
	"nessuno (?:\\w+ ){0,3}(?:occuparsi di me|preoccuparsi (?:per|di) me|sopportarmi|badare a me)",
	"(?:ho salutato|detto addio a) (?:tutti|tutta la famiglia|i miei|i figli)",
	"per me (?:e )?(?:finisce|finira|finito) tutto|(?:finisce|finira) tutto per me",
	"addormentarmi e non (?:svegliarmi|risvegliarmi)",
	"non ci saro (?:piu|comunque)(?= |$|,)",
	"scritto le lettere(?=.*(?:dato|gatto|cane|figli|addio))",
	"nessuno (?:\\w+ ){0,2}(?:accorgera|manchero|sentira la mia mancanza)(?= |$)|non manchero a nessuno",
];

/** A jar, a product or a party is spoken of; whoever means to die names no other end. */
const OF_THINGS =
	/(?<![a-z])(?:ohne (?:sonnencreme|creme|seife)|retinol|retinolo|peeling|gommage|jabon|seife|savon|sabonete|sapone)(?![a-z])(?!.*(?:sin mi|sans moi|ohne mich|sem mim|senza di me))/;

const said = (list: readonly string[]): SureSign => ({
	rule_id: "red-flag.suicidal",
	whole: true,
	says: [new RegExp(`(?<![a-z])(?:${list.join("|")})(?![a-z])`)],
	unless: OF_THINGS,
});

export const FOREIGN_OBLIQUE_SIGNS: readonly SureSign[] = [GERMAN, SPANISH, FRENCH, PORTUGUESE, ITALIAN].map(
	said,
);
