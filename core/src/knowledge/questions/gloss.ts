import { FRENCH_CARE } from "../gloss/care/french.ts";
import { GERMAN_CARE } from "../gloss/care/german.ts";
import { HINDI_CARE } from "../gloss/care/hindi.ts";
import { ITALIAN_CARE } from "../gloss/care/italian.ts";
import { PORTUGUESE_CARE } from "../gloss/care/portuguese.ts";
import { SPANISH_CARE } from "../gloss/care/spanish.ts";
import { DUTCH } from "../gloss/dutch.ts";
import { FRENCH } from "../gloss/french.ts";
import { GERMAN } from "../gloss/german.ts";
import { HINDI } from "../gloss/hindi.ts";
import { ITALIAN } from "../gloss/italian.ts";
import { POLISH } from "../gloss/polish.ts";
import { PORTUGUESE } from "../gloss/portuguese.ts";
import { SPANISH } from "../gloss/spanish.ts";
import { TURKISH } from "../gloss/turkish.ts";
import { everydayWords, thingsSaid } from "../gloss/words-in-languages.ts";

/**
 * English words of skin care with the beginnings of the same words in Spanish, Portuguese, French, German, Italian, Hindi
 * in Latin letters and Dutch, without accents. A star stands for any ending. So much is enough to tell what a question is
 * about; it is no translation.
 */
const GLOSS: Readonly<Record<string, string>> = {
	moisturizer: "hidratante* hydratant* feuchtigkeit* idratante* hydrateren* vochtinbreng* nemikaran",
	cream: "crema* creme* cremes pomada*",
	cleanser:
		"limpiador* limpeza sabonete* nettoyant* demaquillant* reiniger* waschgel* detergent* reinig* struccante* gesichtswasche",
	sunscreen:
		"protector* protetor* solar* sonnencreme* sonnenschutz* lichtschutz* solare solari zonnebrand* ecran",
	serum: "serum* siero suero seren",
	toner: "tonico* tonic tonique* gesichtswasser tonicos lotion",
	mask: "mascarilla* mascara* masque* maske* maschera* masker*",
	routine: "rutina* rotina* routine* pflege* soin* cuidado* cura",
	steps: "paso pasos passo* etape* schritt* passagg* stappen stap",
	plan: "plan plano piano suscripcion abonnement* assinatura abbonamento abo",
	tonight: "noche noite soir abend* sera stasera vanavond raat nacht nuit notte",
	morning: "manana manha matin morgen* mattina mattino ochtend subah",
	dry: "seca seco secas secos seche* sec trocken* secca secco secchi droge droog sookhi rukhi sukhi",
	oily: "grasa graso gordurosa oleosa oleoso gras* fettig* grassa grasso vette vet oily chikni tailiya",
	sensitive: "sensible* sensivel empfindlich* sensibil* gevoelig* samvedansheel",
	combination: "mixta mista mixte misch* gemengde",
	skin: "piel pele peau haut pelle huid skin twacha tvacha",
	face: "cara rostro rosto visage gesicht* viso faccia gezicht chehra chehre chehray",
	acne: "acne espinilla* grano granos espinha* bouton* pickel* mitesser brufol* puistje* muhase pimple pimples muhanse",
	"dark spots": "mancha* tache* flecken pigmentflecken macchi* vlek* daag dhabbe",
	redness: "rojez* enrojecid* vermelhidao vermelh* rougeur* rotung* rot rossore* roodheid laali",
	wrinkles: "arruga* ruga* ride rides falten rughe rimpel* jhurri*",
	pores: "poro poros pore poren pori porien chidra",
	"dark circles": "ojera* olheira* cernes augenringe occhiaie wallen",
	fragrance: "perfume* parfum* duft* profum* parfumvrij geur khushbu",
	price:
		"precio* preco* prix preis* prezz* prijs cuesta custa coute kostet costa kost kitne barat* cher pas* gunstig* billig* economic* sasta sasti",
	"how often": "frecuencia frequencia frequence frequenza oft spesso vaak baar",
	order: "orden ordem ordre reihenfolge ordine volgorde kram",
	report: "informe relatorio rapport bericht rapporto verslag report",
	photo: "foto* photo* bild tasveer",
	delete: "borrar eliminar apagar excluir supprimer effacer loschen cancellare eliminare verwijderen delete",
	pregnant: "embaraza* gravida gestante enceinte schwanger* incinta zwanger garbhvati",
	better: "mejor* melhor* meilleur* mieux besser* beste bestes migliore* meglio beter behtar",
	recommend:
		"recomienda* recomenda* conseil* recommande* empfiehl* empfehl* consigli* aanrad* batao bataiye batayein",
	use: "usar uso puedo posso puis kann kan utilis* benutz* verwend* usare applicare gebruik* lagau lagana laga lagaun mettre nehmen nehme",
	what: "que qual quale cual quel quelle quelles quels was welche welcher welches welk welke wat cosa kaunsi kaunsa konsi kya come wie hoe como comment",
	help: "ayuda ajuda aide hilft hilfe helfen aiuta aiuto helpt hulp madad sirve",
	want: "quiero quero veux mochte suche brauche busco procuro cherche voglio vorrei cerco zoek wil necesito preciso besoin chahiye",
	hello: "hola oi ola bonjour salut hallo ciao buongiorno namaste hoi",
	thanks: "gracias obrigad* merci danke grazie bedankt shukriya dhanyavad",
	winter: "invierno inverno hiver winter sardi",
	summer: "verano verao ete sommer estate zomer garmi",
	simple: "sencill* simples simple* einfach* semplic* eenvoudig* saral",
	today: "hoy hoje aujourd hui heute oggi vandaag aaj",
};

/** Words of all these languages at once; what one language adds comes first. */
export const SHARED_WORDS = dictionaryOf(GLOSS);

/** Words by the English ones they stand for, and beginnings of words, the longest first. */
export interface Dictionary {
	exact: ReadonlyMap<string, string>;
	beginnings: readonly (readonly [beginning: string, english: string])[];
}

/** Reads a table of English words with the words and beginnings that say them. */
function dictionaryOf(table: Readonly<Record<string, string>>): Dictionary {
	const pairs = Object.entries(table).flatMap(([english, words]) =>
		words.split(" ").map((word) => [word.replaceAll("_", " "), english] as const),
	);
	return {
		exact: new Map(pairs.filter(([word]) => !word.endsWith("*")).toReversed()),
		beginnings: pairs
			.filter(([word]) => word.endsWith("*"))
			.map(([word, english]) => [word.slice(0, -1), english] as const)
			.toSorted(([a], [b]) => b.length - a.length),
	};
}

/** Two dictionaries as one; where both know a word, the first says what it is. */
function joinedDictionary(first: Dictionary, second: Dictionary): Dictionary {
	return {
		exact: new Map([...second.exact, ...first.exact]),
		beginnings: [...first.beginnings, ...second.beginnings],
	};
}

/** The English words that a word, or a run of words, without accents stands for; null for any other. */
export function glossOf(word: string, { exact, beginnings }: Dictionary): string | null {
	return exact.get(word) ?? beginnings.find(([beginning]) => word.startsWith(beginning))?.[1] ?? null;
}

/** A language the guide does not read, told by its small words, and what is said in it. */
export interface OtherLanguage {
	name: string;
	/** Words of everyday questions; written without accents. */
	words: ReadonlySet<string>;
	/** What its words of skin, harm and time are in English. */
	dictionary: Dictionary;
	/** The same with its words of care and asking before them: what a question without danger is about. */
	care: Dictionary;
	/** Where a question is not understood; topics to choose from follow. */
	text: string;
	/** Stands before an answer in English, and after one that is not. */
	answers: string;
}

/** Things by name first, then care and asking, then everyday words, then what skin and bodies have. */
function withThings(
	language: string,
	care: Readonly<Record<string, string>>,
	words: Readonly<Record<string, string>>,
): Dictionary {
	return joinedDictionary(
		dictionaryOf(thingsSaid(language)),
		joinedDictionary(
			dictionaryOf(care),
			joinedDictionary(dictionaryOf(everydayWords(language)), dictionaryOf(words)),
		),
	);
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

export const OTHER_LANGUAGES: readonly OtherLanguage[] = [
	{
		name: "Spanish",
		words: set(
			`hola que como para mi mis piel cara puedo usar tengo cual cuales es una un unos con por favor el la los las de
			del crema granos manchas rutina necesito ayuda quiero gracias cuando donde estoy embarazada buenos dias muy seca
			grasa mejor protector recomienda recomiendas sirve debo me y o no se puede esta en ya yo le lo al su si pero mas muy desde hasta tambien porque todo todos toda hay tiene tengo estoy he ha meses dias noche hoy manana despues sin sobre esto este ojo labios cuesta respirar bien va nada cada hace soy son tomo puse uso hijo hija
			`,
		),
		dictionary: dictionaryOf(SPANISH),
		care: withThings("Spanish", SPANISH_CARE, SPANISH),
		text: "Por ahora solo respondo en ingl\u00e9s y no entend\u00ed bien la pregunta. Escr\u00edbela en ingl\u00e9s, con pocas palabras, o toca un tema:",
		answers: "Por ahora las respuestas son en ingl\u00e9s.",
	},
	{
		name: "Portuguese",
		words: set(
			`ola oi como para minha meu minhas pele rosto posso usar tenho qual quais uma um com por favor o os das dos do da
			creme espinhas manchas rotina preciso ajuda quero obrigado obrigada quando onde estou gravida voce melhor
			protetor que de no na e nao eu meu minha ele ela em no na nos nas mas muito mais desde tambem porque tudo tem estou foi ser hoje amanha noite depois sem sobre isto esse essa olho bem nada cada faz sou sao ao pelo pela se ja vou filho filha passei faco assinatura queimei sol fazer quem nosso isso pode tomar ficou
			`,
		),
		dictionary: dictionaryOf(PORTUGUESE),
		care: withThings("Portuguese", PORTUGUESE_CARE, PORTUGUESE),
		text: "Por enquanto s\u00f3 respondo em ingl\u00eas e n\u00e3o entendi bem a pergunta. Pergunte em ingl\u00eas, com poucas palavras, ou toque num tema:",
		answers: "Por enquanto as respostas s\u00e3o em ingl\u00eas.",
	},
	{
		name: "French",
		words: set(
			`bonjour salut comment pour ma mon mes peau visage puis je utiliser quel quelle quels est une un avec s il vous
			plait le les des du creme boutons taches routine besoin aide veux merci quand ou suis enceinte meilleur que
			quoi dois la de et pas tu vous je j ai j'ai dans sur sous avec sans mais tres plus depuis aussi parce tout toute tous c ce cette ces qui que on nous elle il sont ete fait faire ne n pas ca apres avant soir matin nuit demain oeil yeux mes ses fils fille par au aux se sa son mis mal
			`,
		),
		dictionary: dictionaryOf(FRENCH),
		care: withThings("French", FRENCH_CARE, FRENCH),
		text: "Pour l'instant je ne r\u00e9ponds qu'en anglais et je n'ai pas bien compris la question. Posez-la en anglais, en quelques mots, ou choisissez un sujet\u00a0:",
		answers: "Les r\u00e9ponses sont pour l'instant en anglais.",
	},
	{
		name: "German",
		words: set(
			`hallo wie fur meine mein meiner haut gesicht kann ich benutzen habe welche welcher welches ist eine ein einen mit
			bitte der das und creme pickel flecken routine brauche hilfe mochte danke wann wo bin schwanger beste trocken
			fettig was soll gegen nicht zu du sie ist sind war habe hat hatte und oder aber nicht auch nur noch schon sehr mehr seit nach vor bei auf im am zum zur von vom aus uber unter mein dein sein ihr ihre wir er es mir mich dich was wer warum wenn dass heute abend morgen nacht jetzt wieder alles nichts ins den dem des einer einem auge sohn tochter welche gegen ohne
			`,
		),
		dictionary: dictionaryOf(GERMAN),
		care: withThings("German", GERMAN_CARE, GERMAN),
		text: "Ich antworte vorerst nur auf Englisch und habe die Frage nicht ganz verstanden. Frag auf Englisch, in wenigen Worten, oder tipp ein Thema an:",
		answers: "Die Antworten sind vorerst auf Englisch.",
	},
	{
		name: "Italian",
		words: set(
			`ciao come per la mia mio pelle viso posso usare ho quale quali una un con favore il lo gli della del crema
			brufoli macchie routine bisogno aiuto voglio grazie quando dove sono incinta migliore che cosa devo di e non mi
			secca grassa io tu lui lei noi mi ti si ci ne in nel nella nei sul sulla con senza ma molto piu da dal dalla anche perche tutto tutta sono ho ha hai stato stata oggi domani notte sera dopo prima su questo questa occhio occhi bene niente ogni fa gli al alla che cosa e o non figlio figlia
			`,
		),
		dictionary: dictionaryOf(ITALIAN),
		care: withThings("Italian", ITALIAN_CARE, ITALIAN),
		text: "Per ora rispondo solo in inglese e non ho capito bene la domanda. Chiedi in inglese, in poche parole, o tocca un argomento:",
		answers: "Per ora le risposte sono in inglese.",
	},
	{
		name: "Hindi",
		words: set(
			`mujhe mujhko mera meri mere main mein hai hain ho tha thi kya kaise kyun kaun konsi kaunsi nahi nahin mat ke ki ka ko se par pe
			liye aur ya bhi ab abhi bahut thoda raha rahi rahe gaya gayi karna karu karun lagana laga lagau chehra chehre chehra twacha
			tvacha sab yeh ye woh wo kuch koi apna apni aap hum baad raat subah aaj kal dawa dawai sir`,
		),
		dictionary: dictionaryOf(HINDI),
		care: withThings("Hindi", HINDI_CARE, HINDI),
		text: "Abhi hum sirf English mein jawab dete hain aur sawaal poora samajh nahi aaya. English mein thode shabdon mein poochhiye, ya koi topic chuniye:",
		answers: "Jawab abhi sirf English mein hain.",
	},
	{
		name: "Dutch",
		words: set(
			`hallo ik je jij mij mijn jouw een het de en of maar niet geen ook nog wel heel erg meer sinds na voor bij op in aan van uit over
			onder hoe wat welke welk wanneer waar waarom wie kan mag moet moeten heb heeft had ben is zijn was worden huid gezicht
			droge vette puistjes vlekken creme zonnebrand vanavond morgen vandaag goed beste dank help hulp met zonder door naar dit dat
			deze die er te zo alles niets gekregen erop smeren gebruiken`,
		),
		dictionary: dictionaryOf(DUTCH),
		care: dictionaryOf(DUTCH),
		text: "Voorlopig antwoord ik alleen in het Engels en ik begreep de vraag niet helemaal. Vraag het in het Engels, in een paar woorden, of tik op een onderwerp:",
		answers: "De antwoorden zijn voorlopig in het Engels.",
	},
	{
		name: "Polish",
		words: set(
			`czesc hej ja mnie mi mam mu moj moja moje jest sa byl byla nie tak ze sie i a ale lub czy jak jaki jaka jakie co kto kiedy gdzie
			dlaczego po na od do z w we za przy pod o u juz tez bardzo troche moge mozna jestem mojego twarzy skora skore krem to ten ta te
			tego tylko jeszcze dla przed dzis teraz po bez mojej cos nic wszystko wiem chce polecasz polecacie`,
		),
		dictionary: dictionaryOf(POLISH),
		care: dictionaryOf(POLISH),
		text: "Na razie odpowiadam tylko po angielsku i nie w pe\u0142ni rozumiem pytanie. Zapytaj po angielsku, w kilku s\u0142owach, albo wybierz temat:",
		answers: "Odpowiedzi s\u0105 na razie po angielsku.",
	},
	{
		name: "Turkish",
		words: set(
			`merhaba selam ben bana beni benim bir bu su o ve ile ama icin gibi kadar sonra once cok daha en ne nasil neden nicin hangi kim
			nerede mi mu misin var yok degil evet hayir iyi yuzum yuzume yuzumu cildim cilt krem her gun ya da de ki diye simdi bugun dun
			acaba lazim olur oldu oluyor ediyor kullaniyorum kullanabilir miyim onerir onerirsin`,
		),
		dictionary: dictionaryOf(TURKISH),
		care: dictionaryOf(TURKISH),
		text: "\u015eimdilik yaln\u0131zca \u0130ngilizce yan\u0131tl\u0131yorum ve soruyu tam anlamad\u0131m. \u0130ngilizce, birka\u00e7 kelimeyle sor ya da bir konu se\u00e7:",
		answers: "Yan\u0131tlar \u015fimdilik \u0130ngilizce.",
	},
];

/** Never said alone: what to do in an emergency comes before it. */
export const ENGLISH_ONLY =
	"I am sorry, so far I read English only. Could you ask me in English, in a few words?";
