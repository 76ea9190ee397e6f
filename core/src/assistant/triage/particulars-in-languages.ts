import { HELP_LINES, type HelpCountry, type HelpLines } from "../../knowledge/help-lines.ts";

/** What has to be told of an eye and of something swallowed in few words of another language; names as in `languages.ts`. */
type Particular = "eye" | "swallowed";

const poison = (...countries: readonly HelpCountry[]): string =>
	countries
		.map((id) => {
			const lines: HelpLines = HELP_LINES[id];
			return `${lines.poison ?? lines.emergency} (${lines.own_name ?? lines.country})`;
		})
		.join(", ");

export const PARTICULARS_IN_LANGUAGES: Readonly<Record<string, Readonly<Record<Particular, string>>>> = {
	Spanish: {
		eye: `Enjuaga el ojo ahora con mucha agua tibia durante 20 minutos, con los párpados abiertos; quita la lentilla o lente de contacto mientras enjuagas. No frotes y no pongas gotas, tampoco para ojos rojos. Después, hoy mismo a urgencias con el envase; toxicología: ${poison("es", "us")}; con dolor fuerte o si ves mal, 112 o 911.`,
		swallowed: `Llama ahora a toxicología con el envase en la mano: ${poison("es", "us")}; o a emergencias: 112, 911. No provoques el vómito; nada de leche, agua ni comida si no te lo dicen; limpia la boca con un paño húmedo. Con babeo, tos, dificultad para respirar o mucho sueño, llama ya a emergencias. Si es un niño, no lo dejes solo.`,
	},
	Portuguese: {
		eye: `Lave o olho agora com muita água morna durante 20 minutos, com as pálpebras abertas; tire a lente enquanto lava. Não esfregue e não pingue nada, nem colírio para olho vermelho. Depois, ainda hoje, vá ao pronto-socorro (urgências) com a embalagem; centro de intoxicações: ${poison("pt", "br")}; com dor forte ou visão alterada, 112 ou 192.`,
		swallowed: `Ligue agora, com a embalagem na mão, para o centro de intoxicações: ${poison("pt", "br")}; ou para a emergência: 112, 192. Não provoque o vômito; nada de leite, água ou comida sem que lhe digam; limpe a boca com um pano úmido. Com baba, tosse, respiração difícil ou muito sono, ligue já para a emergência. Não deixe uma criança sozinha.`,
	},
	French: {
		eye: "Rincez l'œil tout de suite à grande eau tiède pendant 20 minutes, paupières ouvertes\u00a0; retirez la lentille pendant le rinçage. Ne frottez pas et ne mettez aucune goutte, pas de collyre pour yeux rouges. Ensuite, allez aujourd'hui même aux urgences avec le flacon\u00a0; en cas de forte douleur ou de vue trouble, appelez le 15 ou le 112.",
		swallowed:
			"Appelez tout de suite le centre antipoison, le 15 ou le 112 (Belgique 070 245 245, Suisse 145, Canada 1-844-764-7669), le flacon à la main. Ne provoquez pas de vomissements\u00a0; ni lait, ni eau, ni nourriture sans qu'on vous le dise\u00a0; essuyez la bouche avec un linge humide. Bave, toux, respiration difficile ou somnolence\u00a0: le 15 ou le 112 immédiatement. Ne laissez pas un enfant seul.",
	},
	German: {
		eye: `Spül das Auge jetzt 20 Minuten mit viel lauwarmem Wasser, die Lider offen; nimm die Kontaktlinse beim Spülen heraus. Nicht reiben, keine Tropfen, auch keine gegen rote Augen. Geh danach heute noch in eine Notaufnahme und nimm die Packung mit. Giftnotruf: ${poison("de", "at", "ch")}; bei starkem Schmerz oder schlechtem Sehen 112.`,
		swallowed: `Ruf jetzt den Giftnotruf an, die Packung in der Hand: ${poison("de", "at", "ch")}; oder die 112. Kein Erbrechen auslösen, keine Milch, kein Wasser, nichts zu essen, außer man sagt es dir dort; wisch den Mund feucht aus. Bei Speicheln, Husten, Atemnot oder Schläfrigkeit sofort die 112. Lass ein Kind nicht allein.`,
	},
	Italian: {
		eye: `Sciacqua subito l'occhio con molta acqua tiepida per 20 minuti, a palpebre aperte; togli la lente a contatto mentre sciacqui. Non strofinare e niente gocce, nemmeno per occhi rossi. Poi oggi stesso al pronto soccorso con il flacone. Centro antiveleni: ${poison("it")}; con dolore forte o vista alterata, 112.`,
		swallowed: `Chiama subito, con il flacone in mano, il centro antiveleni: ${poison("it")}; oppure il 112. Non provocare il vomito; niente latte, acqua o cibo se non te lo dicono; pulisci la bocca con un panno umido. Con bava, tosse, respiro difficile o molto sonno, chiama subito il 112. Non lasciare solo un bambino.`,
	},
	Hindi: {
		eye: `Aankh ko abhi 20 minute tak bahut saare gungune paani se dhoiye, palkein khuli rakhiye; dhote hue lens nikaal dijiye. Ragadiye mat, koi drops mat daaliye, laal aankh wali bhi nahi. Phir aaj hi emergency mein dikhaiye, bottle saath le jaiye. Poison centre: ${poison("in")}; tez dard ho ya kam dikhe to 112.`,
		swallowed: `Abhi call karein, bottle haath mein rakhiye. Poison centre: ${poison("in")}; ya 112. Ulti karne ya karwane ki koshish mat kijiye, unse poochhe bina doodh, paani ya khana nahi; muh geele kapde se ponchh dijiye. Laar, khansi, saans mein takleef ya neend aaye to turant 112. Bachche ko akela mat chhodiye.`,
	},
	Dutch: {
		eye: "Spoel het oog nu 20 minuten met veel lauw water, oogleden open; haal de lens eruit tijdens het spoelen. Niet wrijven en geen druppels, ook niet tegen rode ogen. Ga daarna vandaag naar de spoedpost en neem de verpakking mee; bij hevige pijn of slecht zien bel 112.",
		swallowed:
			"Bel nu de huisarts, de huisartsenpost of 112 (in België het Antigifcentrum, 070 245 245), met de verpakking in je hand. Wek geen braken op; geen melk, water of eten, tenzij zij het zeggen; veeg de mond schoon met een natte doek. Bij kwijlen, hoesten, benauwdheid of sufheid meteen 112. Laat een kind niet alleen.",
	},
	Polish: {
		eye: "Płucz oko teraz 20 minut dużą ilością letniej wody, przy otwartych powiekach; soczewkę wyjmij podczas płukania. Nie pocieraj i nie zakraplaj niczego, także kropli na czerwone oczy. Potem jedź jeszcze dziś na SOR (ostry dyżur) z opakowaniem; przy silnym bólu lub gorszym widzeniu dzwoń pod 112.",
		swallowed:
			"Dzwoń teraz pod 112, z opakowaniem w ręce. Nie wywołuj wymiotów; żadnego mleka, wody ani jedzenia, chyba że tak ci powiedzą; wytrzyj usta wilgotną ściereczką. Ślinienie, kaszel, duszność lub senność: natychmiast 112. Nie zostawiaj dziecka samego.",
	},
	Turkish: {
		eye: `Gözü şimdi 20 dakika bol ılık suyla, göz kapakları açıkken yıka; yıkarken lensi çıkar. Ovuşturma, kızarıklık damlası dahil hiçbir damla damlatma. Sonra bugün ürünün kutusuyla acile git. Zehir danışma: ${poison("tr")}; şiddetli ağrı ya da bulanık görmede 112.`,
		swallowed: `Şimdi ara, ürünün kutusu elinde olsun; zehir danışma: ${poison("tr")}, ya da 112. Kusmaya zorlama; orada söylemedikçe süt, su ya da yemek yok; ağzı ıslak bezle sil. Salya, öksürük, nefes darlığı ya da uyku hali varsa hemen 112. Çocuğu yalnız bırakma.`,
	},
};

/** Words without accents, of these languages and of English; each means this in none of the others: "bu" is Turkish for "this", "até" is Portuguese for "until". */
const EYE =
	/\b(?:ojos?|olhos?|yeux|oeil|augen?|auge|occhi\w*|a?ankh\w*|oog|ogen|oko|oka|oku|oczy|oczu|oczach|goz\w*|eyes?|lentillas?|lentes?|lentille|kontaktlinse\w*|lente|lens\w*)\b/;
const SWALLOWED =
	/\b(?:trago|traga(?:r|do|ron|ndo)|bebi|bebio|bebido|bebiendo|bebeu|bebendo|tomo|tomou|comi(?:o|do|endo|eron)?|comeu|engol\w*|aval\w*|(?:a|ai|as|ont|avons|avez) (?:\w+ )?bu|mange[er]?|ingere\w*|verschluck\w*|\w*geschluckt|getrunken|trank|gegessen|ingoi\w*|ingerit\w*|bevut\w*|mangiat\w*|pi (?:liya|gaya|gayi|li)|pee (?:liya|gaya|gayi|li)|nigal\w*|kha (?:liya|gaya|gayi|li)|ingeslikt|doorgeslikt|gedronken|gegeten|polkn\w*|wypi\w*|napil\w*|zjad\w*|yut(?:tu|mus)\w*|ic(?:ti|mis)\w*|yedi|swallow\w*|drank)\b/;

/** The words for an eye or for something swallowed, in the place of those for anything that is rinsed. */
export function particularsOf(language: string, message: string): string | null {
	const words = PARTICULARS_IN_LANGUAGES[language];
	if (words === undefined) return null;
	const text = message
		.toLowerCase()
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.replaceAll("\u0153", "oe")
		.replaceAll("\u0131", "i")
		.replaceAll("\u0142", "l");
	if (EYE.test(text)) return words.eye;
	return SWALLOWED.test(text) ? words.swallowed : null;
}
