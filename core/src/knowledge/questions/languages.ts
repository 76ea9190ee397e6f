/** A language the guide does not read, told by its small words, and what is said in it. */
export interface OtherLanguage {
	name: string;
	/** Words of everyday questions; written without accents. */
	words: ReadonlySet<string>;
	text: string;
	/** Stands before an answer in English. */
	answers: string;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** The person may be in need: each text names the emergency number first thing after the apology. */
export const OTHER_LANGUAGES: readonly OtherLanguage[] = [
	{
		name: "Spanish",
		words: set(
			`hola que como para mi mis piel cara puedo usar tengo cual cuales es una un unos con por favor el la los las de
			del crema granos manchas rutina necesito ayuda quiero gracias cuando donde estoy embarazada buenos dias muy seca
			grasa mejor protector recomienda recomiendas sirve debo me y o no se puede esta en ya yo le lo al su si pero mas muy desde hasta tambien porque todo todos toda hay tiene tengo estoy he ha meses dias noche hoy manana despues sin sobre esto este ojo labios cuesta respirar bien va nada cada hace soy son tomo puse uso hijo hija
			`,
		),
		text: "Lo siento, por ahora solo leo ingl\u00e9s. \u00bfMe lo preguntas en ingl\u00e9s, en pocas palabras? Si es una urgencia, llama a tu n\u00famero de emergencias.",
		answers: "Por ahora las respuestas son en ingl\u00e9s:",
	},
	{
		name: "Portuguese",
		words: set(
			`ola oi como para minha meu minhas pele rosto posso usar tenho qual quais uma um com por favor o os das dos do da
			creme espinhas manchas rotina preciso ajuda quero obrigado obrigada quando onde estou gravida voce melhor
			protetor que de no na e nao eu meu minha ele ela em no na nos nas mas muito mais desde tambem porque tudo tem estou foi ser hoje amanha noite depois sem sobre isto esse essa olho bem nada cada faz sou sao ao pelo pela se ja vou filho filha passei
			`,
		),
		text: "Desculpe, por enquanto s\u00f3 leio ingl\u00eas. Pode perguntar em ingl\u00eas, com poucas palavras? Se for urgente, ligue para o n\u00famero de emerg\u00eancia.",
		answers: "Por enquanto as respostas s\u00e3o em ingl\u00eas:",
	},
	{
		name: "French",
		words: set(
			`bonjour salut comment pour ma mon mes peau visage puis je utiliser quel quelle quels est une un avec s il vous
			plait le les des du creme boutons taches routine besoin aide veux merci quand ou suis enceinte meilleur que
			quoi dois la de et pas tu vous je j ai j'ai dans sur sous avec sans mais tres plus depuis aussi parce tout toute tous c ce cette ces qui que on nous elle il sont ete fait faire ne n pas ca apres avant soir matin nuit demain oeil yeux mes ses fils fille par au aux se sa son mis mal
			`,
		),
		text: "D\u00e9sol\u00e9, pour l'instant je ne lis que l'anglais. Pouvez-vous demander en anglais, en quelques mots ? En cas d'urgence, appelez votre num\u00e9ro d'urgence.",
		answers: "Les r\u00e9ponses sont pour l'instant en anglais :",
	},
	{
		name: "German",
		words: set(
			`hallo wie fur meine mein meiner haut gesicht kann ich benutzen habe welche welcher welches ist eine ein einen mit
			bitte der das und creme pickel flecken routine brauche hilfe mochte danke wann wo bin schwanger beste trocken
			fettig was soll gegen nicht zu du sie ist sind war habe hat hatte und oder aber nicht auch nur noch schon sehr mehr seit nach vor bei auf im am zum zur von vom aus uber unter mein dein sein ihr ihre wir er es mir mich dich was wer warum wenn dass heute abend morgen nacht jetzt wieder alles nichts ins den dem des einer einem auge sohn tochter welche gegen ohne
			`,
		),
		text: "Entschuldigung, im Moment lese ich nur Englisch. Magst du es auf Englisch fragen, in wenigen Worten? Im Notfall ruf bitte deine Notrufnummer an.",
		answers: "Die Antworten sind vorerst auf Englisch:",
	},
	{
		name: "Italian",
		words: set(
			`ciao come per la mia mio pelle viso posso usare ho quale quali una un con favore il lo gli della del crema
			brufoli macchie routine bisogno aiuto voglio grazie quando dove sono incinta migliore che cosa devo di e non mi
			secca grassa io tu lui lei noi mi ti si ci ne in nel nella nei sul sulla con senza ma molto piu da dal dalla anche perche tutto tutta sono ho ha hai stato stata oggi domani notte sera dopo prima su questo questa occhio occhi bene niente ogni fa gli al alla che cosa e o non figlio figlia
			`,
		),
		text: "Mi dispiace, per ora leggo solo l'inglese. Me lo chiedi in inglese, in poche parole? Se \u00e8 urgente, chiama il numero di emergenza.",
		answers: "Per ora le risposte sono in inglese:",
	},
	{
		name: "Hindi",
		words: set(
			`mujhe mujhko mera meri mere main mein hai hain ho tha thi kya kaise kyun kaun konsi kaunsi nahi nahin mat ke ki ka ko se par pe
			liye aur ya bhi ab abhi bahut thoda raha rahi rahe gaya gayi karna karu karun lagana laga lagau chehra chehre chehra twacha
			tvacha sab yeh ye woh wo kuch koi apna apni aap hum baad raat subah aaj kal dawa dawai sir`,
		),
		text: "Maaf kijiye, abhi main sirf English padhta hoon. Kya aap English mein, thode shabdon mein puchh sakte hain? Emergency ho to apne emergency number par call karein.",
		answers: "Jawab abhi sirf English mein hain:",
	},
	{
		name: "Dutch",
		words: set(
			`hallo ik je jij mij mijn jouw een het de en of maar niet geen ook nog wel heel erg meer sinds na voor bij op in aan van uit over
			onder hoe wat welke welk wanneer waar waarom wie kan mag moet moeten heb heeft had ben is zijn was worden huid gezicht
			droge vette puistjes vlekken creme zonnebrand vanavond morgen vandaag goed beste dank help hulp met zonder door naar dit dat
			deze die er te zo alles niets gekregen erop smeren gebruiken`,
		),
		text: "Sorry, voorlopig lees ik alleen Engels. Kun je het in het Engels vragen, in een paar woorden? Bel bij nood het alarmnummer.",
		answers: "De antwoorden zijn voorlopig in het Engels:",
	},
];

export const ENGLISH_ONLY =
	"I am sorry, so far I read English only. Could you ask me in English, in a few words? In an emergency, call your emergency number; if you do not want to live, a crisis line listens at any hour (988 in the US and Canada).";
