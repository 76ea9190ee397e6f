/** A language the guide does not read, told by its small words, and what is said in it. */
export interface OtherLanguage {
	name: string;
	/** Words of everyday questions; written without accents. */
	words: ReadonlySet<string>;
	text: string;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** The person may be in need: each text names the emergency number first thing after the apology. */
export const OTHER_LANGUAGES: readonly OtherLanguage[] = [
	{
		name: "Spanish",
		words: set(
			`hola que como para mi mis piel cara puedo usar tengo cual cuales es una un unos con por favor el la los las de
			del crema granos manchas rutina necesito ayuda quiero gracias cuando donde estoy embarazada buenos dias muy seca
			grasa mejor protector recomienda recomiendas sirve debo me y o no se puede esta`,
		),
		text: "Lo siento, por ahora solo leo ingl\u00e9s. \u00bfMe lo preguntas en ingl\u00e9s, en pocas palabras? Si es una urgencia, llama a tu n\u00famero de emergencias.",
	},
	{
		name: "Portuguese",
		words: set(
			`ola oi como para minha meu minhas pele rosto posso usar tenho qual quais uma um com por favor o os das dos do da
			creme espinhas manchas rotina preciso ajuda quero obrigado obrigada quando onde estou gravida voce melhor
			protetor que de no na e nao`,
		),
		text: "Desculpe, por enquanto s\u00f3 leio ingl\u00eas. Pode perguntar em ingl\u00eas, com poucas palavras? Se for urgente, ligue para o n\u00famero de emerg\u00eancia.",
	},
	{
		name: "French",
		words: set(
			`bonjour salut comment pour ma mon mes peau visage puis je utiliser quel quelle quels est une un avec s il vous
			plait le les des du creme boutons taches routine besoin aide veux merci quand ou suis enceinte meilleur que
			quoi dois la de et pas tu vous`,
		),
		text: "D\u00e9sol\u00e9, pour l'instant je ne lis que l'anglais. Pouvez-vous demander en anglais, en quelques mots ? En cas d'urgence, appelez votre num\u00e9ro d'urgence.",
	},
	{
		name: "German",
		words: set(
			`hallo wie fur meine mein meiner haut gesicht kann ich benutzen habe welche welcher welches ist eine ein einen mit
			bitte der das und creme pickel flecken routine brauche hilfe mochte danke wann wo bin schwanger beste trocken
			fettig was soll gegen nicht zu du sie`,
		),
		text: "Entschuldigung, im Moment lese ich nur Englisch. Magst du es auf Englisch fragen, in wenigen Worten? Im Notfall ruf bitte deine Notrufnummer an.",
	},
	{
		name: "Italian",
		words: set(
			`ciao come per la mia mio pelle viso posso usare ho quale quali una un con favore il lo gli della del crema
			brufoli macchie routine bisogno aiuto voglio grazie quando dove sono incinta migliore che cosa devo di e non mi
			secca grassa`,
		),
		text: "Mi dispiace, per ora leggo solo l'inglese. Me lo chiedi in inglese, in poche parole? Se \u00e8 urgente, chiama il numero di emergenza.",
	},
];

export const ENGLISH_ONLY =
	"I am sorry, so far I read English only. Could you ask me in English, in a few words? In an emergency, call your emergency number.";
