import { findLanguage } from "../skin/note/find-language.ts";
import type { PersonFact, PersonFactId } from "./person-fact.ts";

/** A fact by the words of other languages, lower case and without accents. */
interface AbroadTelling {
	id: PersonFactId;
	about?: string;
	says: RegExp;
	not?: RegExp;
}

const words = (list: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${list})(?![\\p{L}])`, "u");

/** The number of things, their kind, what shows and what is put on: said outright, as a glossary word by word loses it. */
const TELLINGS: readonly AbroadTelling[] = [
	{
		id: "two_products",
		says: words(
			"(?:nur |hochstens |maximal )?zwei (?:sachen|produkte|dinge|tuben)|(?:solo |maximo )?dos (?:cosas|productos|pasos)(?: (?:y ya|nada mas|no mas|como mucho))?|(?:so |no maximo )?(?:duas|dois) (?:coisas|produtos|passos)|deux (?:choses|produits|etapes)(?: (?:maximum|pas plus))?|due (?:cose|prodotti|passaggi)|(?:tylko )?(?:dwie rzeczy|dwa (?:produkty|kroki|kremy))|twee (?:dingen|producten|stappen)|iki (?:urun|sey|adim)",
		),
		not: words("nach zwei|seit zwei|hace dos|il y a deux"),
	},
	{
		id: "few_products",
		says: words(
			"(?:wenig\\w*|nicht viele|keine zehn) (?:produkte|sachen|schritte)|(?:pocos|pocas|no quiero diez|sin muchos) (?:productos|cosas|pasos|frasquitos|botes)|(?:poucos|poucas|nao quero dez|sem muitos) (?:produtos|coisas|passos|frasquinhos)|paciencia (?:para|pra) (?:dez|muitos|tantos) \\w+|(?:peu de|pas dix|pas trop de) (?:produits|etapes|choses|flacons)|(?:pochi|poche|non dieci) (?:prodotti|cose|passaggi)|(?:malo|niewiele|nie dziesiec) (?:produktow|rzeczy|krokow|kremow)|(?:weinig|niet veel|geen tien) (?:producten|stappen|potjes)|(?:eine|ein|una|uma|une|jedna|jeden) (?:tube|creme|crema|produkt|producto|produto|produit|prodotto)(?: ,)? (?:mehr nicht|nada mas|nada mais|pas plus|e basta|i tyle|niet meer)",
		),
	},
	{
		id: "avoids",
		about: "fragrance",
		says: words(
			"(?:ohne|kein|keine) (?:parfum|parfume|duftstoffe?|duft)|(?:parfumfrei|duftfrei|unparfumiert)|sin (?:perfume|fragancia|olor)|sem (?:perfume|fragrancia|cheiro)|sans (?:parfum|odeur)|senza (?:profumo|profumi)|bez (?:zapachu|perfum)|bezzapachowy\\w*|zonder (?:parfum|geur)|parfumsuz|kokusuz",
		),
	},
	{
		id: "blackheads",
		says: words(
			"mitesser\\w*|puntos negros|espinillas negras|pontos negros|cravos|points noirs|punti neri|zaskornik\\w*|wagry|wagrow|mee ?eters?|siyah noktalar?",
		),
	},
	{
		id: "barrier_strained",
		says: words(
			"(?:haut|gesicht|wangen) (?:\\w+ )?spannt|spannt (?:nach|die|meine)|(?:piel|cara) (?:\\w+ )?(?:tirante|me tira)|me tira (?:la )?(?:piel|cara)|tirante (?:a todas|todo el|siempre|despues|tras|al)|(?:pele|cara|rosto) (?:\\w+ )?(?:repuxa\\w*|a repuxar)|repuxa\\w*|(?:peau|visage) (?:\\w+ )?(?:tire|tiraille)|(?:tire|tiraille) (?:apres|toute)|(?:pelle|viso) (?:\\w+ )?tira|(?:twarz|skora) (?:\\w+ )?(?:ciagnie|sciaga|sciagnieta|piecze|szczypie)|(?:ciagnie|sciaga) (?:mnie )?(?:po|twarz|skore)|(?:huid|gezicht) (?:\\w+ )?trekt|papel de fumar",
		),
		not: words(
			"(?:nicht|no|nao|pas|non|nie|niet) (?:me |mehr )?(?:spannt|tira|tirante|repuxa|tire|ciagnie|trekt)",
		),
	},
	{
		id: "uses_irritant",
		about: "aftershave",
		says: words(
			"wod[aey] po goleniu|rasierwasser|after ?shave|locion (?:para )?despues de afeitar\\w*|locao pos barba|pos barba|apres rasage|dopobarba|aftershave lotion|tras kolonyasi",
		),
	},
	{
		id: "night_work",
		says: words(
			"(?:nachtschicht\\w*|nachtdienst\\w*)|turnos? de noche|turno noturno|trabalho de noite|travaille (?:la|de) nuit|(?:lavoro|turni) di notte|(?:pracuje na noc\\w*|nocn\\w+ zmian\\w*|na nocki)|nachtdienst",
		),
	},
	{
		id: "outdoors",
		says: words(
			"(?:arbeite|bin) (?:den ganzen tag )?(?:draussen|auf dem bau)|trabajo (?:al sol|en la obra|al aire libre|en el campo)|(?:trabalho ao sol|trabalho na obra)|(?:travaille dehors|sur les chantiers)|lavoro (?:all aperto|in cantiere)|(?:pracuje na (?:budowie|dworze|zewnatrz)|na budowie)",
		),
	},
];

/** "Só dois produtos, sem perfume" as it stands in a note of another language. */
export function factsAbroad(note: string): PersonFact[] {
	if (findLanguage(note) === null) return [];
	const text = plain(note);
	return TELLINGS.flatMap(({ id, about, says, not }): PersonFact[] => {
		const told = says.exec(text);
		if (told === null || not?.test(text) === true) return [];
		return [{ id, ...(about !== undefined && { about }), quote: told[0], sure: true }];
	});
}

/** Polish and Turkish letters that no mark makes. */
const LETTERS: readonly (readonly [RegExp, string])[] = [
	[/ł/g, "l"],
	[/ı/g, "i"],
	[/ß/g, "ss"],
];

function plain(note: string): string {
	const lower = note
		.toLowerCase()
		.normalize("NFD")
		.replaceAll(/\p{M}/gu, "")
		.replaceAll(/['\u2019.!?;:()\n-]+/g, " ");
	return LETTERS.reduce((text, [from, to]) => text.replace(from, to), lower)
		.replaceAll(/\s*,\s*/g, " , ")
		.replaceAll(/ {2,}/g, " ")
		.trim();
}
