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
export function dictionaryOf(table: Readonly<Record<string, string>>): Dictionary {
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
export function joinedDictionary(first: Dictionary, second: Dictionary): Dictionary {
	return {
		exact: new Map([...second.exact, ...first.exact]),
		beginnings: [...first.beginnings, ...second.beginnings],
	};
}

/** The English words that a word, or a run of words, without accents stands for; null for any other. */
export function glossOf(word: string, { exact, beginnings }: Dictionary): string | null {
	return exact.get(word) ?? beginnings.find(([beginning]) => word.startsWith(beginning))?.[1] ?? null;
}
