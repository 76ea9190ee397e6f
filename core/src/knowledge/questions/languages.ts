import { FRENCH_CARE } from "../gloss/care/french.ts";
import { GERMAN_CARE } from "../gloss/care/german.ts";
import { HINDI_CARE } from "../gloss/care/hindi.ts";
import { ITALIAN_CARE } from "../gloss/care/italian.ts";
import { PORTUGUESE_CARE } from "../gloss/care/portuguese.ts";
import { SPANISH_CARE } from "../gloss/care/spanish.ts";
import { DUTCH } from "../gloss/dutch.ts";
import { everydayWords } from "../gloss/everyday/everyday-words.ts";
import { FRENCH } from "../gloss/french.ts";
import { GERMAN } from "../gloss/german.ts";
import { HINDI } from "../gloss/hindi.ts";
import { ITALIAN } from "../gloss/italian.ts";
import { POLISH } from "../gloss/polish.ts";
import { PORTUGUESE } from "../gloss/portuguese.ts";
import { SPANISH } from "../gloss/spanish.ts";
import { thingsSaid } from "../gloss/things-said.ts";
import { TURKISH } from "../gloss/turkish.ts";
import { type Dictionary, dictionaryOf, joinedDictionary } from "./gloss.ts";

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
