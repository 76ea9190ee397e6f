import type { RedFlag } from "../../skin/red-flag.ts";

/** The first acts of a cause that is not seen, in few words; names as in `languages.ts`. No native reader has checked them yet. */
const HIDDEN_CAUSE_IN_LANGUAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	Spanish: {
		"red-flag.carbon-monoxide":
			"Salid todos ahora al aire libre, también los animales, y que nadie vuelva a entrar. Después llama a emergencias (112, 911) y di que temes monóxido de carbono. Quien estuvo dentro debe verlo un médico hoy.",
		"red-flag.numbing-cream":
			"Quita el plástico y limpia ahora toda la crema, luego lava con agua y jabón, y llama a emergencias (112, 911): puede haber pasado demasiado anestésico a la sangre. Túmbate, no te quedes sin compañía y no conduzcas. No vayas a la cita del láser. Lleva el tubo.",
		"red-flag.skin-coming-off":
			"Ve ahora a urgencias o llama al 112 o 911: puede ser una reacción grave a un medicamento. No tomes otra dosis, lleva la caja y pregunta allí por la siguiente. Nada en la piel: ni crema ni pomada.",
		"red-flag.plant-sap":
			"Sal ya de la luz del día y lava la zona con agua y jabón. Cúbrela de toda luz durante dos días: la quemadura llega horas después, aunque ahora no duela. En el ojo: 20 minutos de agua y a urgencias. Con ampollas, médico hoy.",
	},
	Portuguese: {
		"red-flag.carbon-monoxide":
			"Saiam todos agora para o ar livre, os animais também, e ninguém volte a entrar. Depois ligue 112 (Portugal) ou 193 (bombeiros, Brasil) e diga que teme monóxido de carbono. Quem esteve dentro vai ao médico hoje.",
		"red-flag.numbing-cream":
			"Tire o plástico e limpe agora todo o creme, depois lave com água e sabão, e ligue 112 (Portugal) ou 192 (Brasil): pode haver anestésico demais no sangue. Deite-se, não fique só e não dirija. Não vá à sessão de laser. Leve a bisnaga.",
		"red-flag.skin-coming-off":
			"Vá agora a uma urgência ou ligue 112 (Portugal) ou 192 (Brasil): pode ser uma reação grave a um remédio. Não tome outra dose, leve a caixa e pergunte logo pela dose seguinte. Nada na pele: nem creme nem pomada.",
		"red-flag.plant-sap":
			"Saia já da luz do dia e lave o lugar com água e sabão. Cubra-o de toda a luz por dois dias: a queimadura vem horas depois, mesmo sem dor agora. No olho: 20 minutos de água e urgência. Com bolhas, médico hoje.",
	},
	French: {
		"red-flag.carbon-monoxide":
			"Sortez tous maintenant à l'air libre, les animaux aussi, et que personne ne rentre. Appelez ensuite le 18 ou le 112 et dites que vous craignez le monoxyde de carbone. Qui était dedans voit un médecin aujourd'hui.",
		"red-flag.numbing-cream":
			"Enlevez le film et essuyez toute la crème maintenant, puis lavez à l'eau et au savon, et appelez le 15 ou le 112: trop d'anesthésiant a pu passer dans le sang. Allongez-vous, ne restez pas sans personne, ne conduisez pas. Pas de séance de laser. Emportez le tube.",
		"red-flag.skin-coming-off":
			"Allez aux urgences maintenant ou appelez le 15 ou le 112: cela peut être une réaction grave à un médicament. Ne reprenez aucune dose, emportez la boîte et demandez là-bas pour la suivante. Rien sur la peau, ni crème ni pommade.",
		"red-flag.plant-sap":
			"Quittez la lumière du jour et lavez l'endroit à l'eau et au savon. Couvrez-le de toute lumière pendant deux jours: la brûlure vient des heures après, même sans douleur. Dans l'œil: 20 minutes d'eau, puis les urgences. Cloques: médecin aujourd'hui.",
	},
	German: {
		"red-flag.carbon-monoxide":
			"Geht jetzt alle an die frische Luft, auch die Tiere, und niemand geht wieder hinein. Ruf dann 112 und sag, dass du Kohlenmonoxid befürchtest. Wer drinnen war, lässt sich heute ärztlich untersuchen.",
		"red-flag.numbing-cream":
			"Nimm die Folie ab, wisch jetzt die ganze Creme weg, wasch mit Wasser und Seife und ruf 112: Es kann zu viel Betäubungsmittel im Blut sein. Leg dich hin, bleib nicht allein, fahr nicht. Der Lasertermin fällt aus. Nimm die Tube mit.",
		"red-flag.skin-coming-off":
			"Geh jetzt in eine Notaufnahme oder ruf 112: Das kann eine schwere Reaktion auf ein Medikament sein. Nimm keine weitere Dosis, nimm die Packung mit und frag dort gleich nach der nächsten. Nichts auf die Haut, keine Creme, keine Salbe.",
		"red-flag.plant-sap":
			"Geh aus dem Tageslicht und wasch die Stelle jetzt mit Wasser und Seife. Deck sie zwei Tage vor jedem Licht ab: Die Verbrennung kommt Stunden später, auch wenn jetzt nichts weh tut. Im Auge: 20 Minuten Wasser, dann Notaufnahme. Bei Blasen heute zum Arzt.",
	},
	Italian: {
		"red-flag.carbon-monoxide":
			"Uscite tutti subito all'aria aperta, anche gli animali, e nessuno rientri. Poi chiama il 112 e di' che temi il monossido di carbonio. Chi era dentro si fa vedere oggi da un medico.",
		"red-flag.numbing-cream":
			"Togli la pellicola e pulisci subito tutta la crema, poi lava con acqua e sapone, e chiama il 112: può esserci troppo anestetico nel sangue. Sdraiati, non restare senza nessuno, non guidare. Niente laser. Porta il tubetto.",
		"red-flag.skin-coming-off":
			"Vai subito al pronto soccorso o chiama il 112: può essere una reazione grave a un farmaco. Non prendere altre dosi, porta la scatola e chiedi lì della prossima. Niente sulla pelle, né crema né pomata.",
		"red-flag.plant-sap":
			"Via dalla luce del giorno e lava subito il punto con acqua e sapone. Coprilo da ogni luce per due giorni: la bruciatura arriva ore dopo, anche se ora non fa male. Nell'occhio: 20 minuti di acqua e pronto soccorso. Con vesciche, medico oggi.",
	},
	Hindi: {
		"red-flag.carbon-monoxide":
			"Sab log abhi bahar khuli hawa mein jaiye, janwar bhi, aur koi wapas andar na jaye. Phir 112 par call karke kahiye ki carbon monoxide ka shak hai. Jo andar the, sab aaj hi doctor ko dikhayein.",
		"red-flag.numbing-cream":
			"Plastic hataiye aur saari cream abhi ponchh dijiye, phir sabun-paani se dhoiye, aur 112 par call karein: numbing dawa khoon mein zyada ja sakti hai. Let jaiye, akele mat rahiye, gaadi mat chalaiye. Laser ke liye mat jaiye. Tube saath le jaiye.",
		"red-flag.skin-coming-off":
			"Abhi emergency mein jaiye ya 112 par call karein: yeh dawa ka gambhir reaction ho sakta hai. Agli dose mat lijiye, dawa ka packet saath le jaiye aur agli dose ke baare mein wahin poochhiye. Skin par kuch mat lagaiye.",
		"red-flag.plant-sap":
			"Dhoop aur roshni se hatiye aur jagah ko abhi sabun-paani se dhoiye. Do din tak har roshni se dhak kar rakhiye: jalan ghanton baad aati hai, abhi dard na ho tab bhi. Aankh mein gaya ho to 20 minute paani, phir emergency. Chhaale hon to aaj doctor.",
	},
	Dutch: {
		"red-flag.carbon-monoxide":
			"Ga nu allemaal naar buiten, de dieren ook, en niemand gaat terug naar binnen. Bel dan 112 en zeg dat je koolmonoxide vreest. Wie binnen was, ziet vandaag een arts.",
		"red-flag.numbing-cream":
			"Haal de folie eraf en veeg nu alle crème weg, was met water en zeep en bel 112: er kan te veel verdoving in het bloed zijn. Ga liggen, blijf niet alleen, rijd niet. De laserafspraak gaat niet door. Neem de tube mee.",
		"red-flag.skin-coming-off":
			"Ga nu naar de spoedeisende hulp of bel 112: dit kan een ernstige reactie op een medicijn zijn. Neem geen dosis meer, neem de doos mee en vraag daar naar de volgende. Niets op de huid, geen crème of zalf.",
		"red-flag.plant-sap":
			"Ga uit het daglicht en was de plek nu met water en zeep. Dek hem twee dagen af tegen alle licht: de brandwond komt uren later, ook als het nu geen pijn doet. In het oog: 20 minuten water, dan de spoedpost. Bij blaren vandaag een arts.",
	},
	Polish: {
		"red-flag.carbon-monoxide":
			"Wyjdźcie wszyscy natychmiast na świeże powietrze, zwierzęta też, i niech nikt nie wraca. Potem dzwoń pod 112 i powiedz, że obawiasz się czadu. Kto był w środku, niech dziś zbada go lekarz.",
		"red-flag.numbing-cream":
			"Zdejmij folię, zetrzyj teraz cały krem, umyj wodą z mydłem i dzwoń pod 112: za dużo środka znieczulającego mogło trafić do krwi. Połóż się, nie zostawaj bez nikogo, nie prowadź. Zabieg odwołaj. Weź tubkę.",
		"red-flag.skin-coming-off":
			"Jedź teraz na ostry dyżur albo dzwoń pod 112: to może być ciężka reakcja na lek. Nie bierz kolejnej dawki, weź opakowanie i zapytaj tam o następną. Nic na skórę, żadnego kremu ani maści.",
		"red-flag.plant-sap":
			"Zejdź ze światła dziennego i umyj to miejsce wodą z mydłem. Osłaniaj je przed światłem przez dwa dni: oparzenie przychodzi po godzinach, nawet gdy teraz nie boli. W oku: 20 minut wody i ostry dyżur. Pęcherze: dziś lekarz.",
	},
	Turkish: {
		"red-flag.carbon-monoxide":
			"Hayvanlar dahil herkes şimdi temiz havaya çıksın, kimse geri girmesin. Sonra 112'yi ara ve karbonmonoksitten şüphelendiğini söyle. İçeride olan herkes bugün doktora görünsün.",
		"red-flag.numbing-cream":
			"Naylonu çıkar, kremin hepsini şimdi sil, su ve sabunla yıka ve 112'yi ara: kana fazla uyuşturucu ilaç geçmiş olabilir. Uzan, yalnız kalma, araba kullanma. Lazere gitme. Tüpü yanına al.",
		"red-flag.skin-coming-off":
			"Şimdi acile git ya da 112'yi ara: bu bir ilaca ağır tepki olabilir. Başka doz alma, kutuyu götür ve sonraki dozu orada sor. Deriye hiçbir krem ya da merhem sürme.",
		"red-flag.plant-sap":
			"Gün ışığından çık ve yeri şimdi su ve sabunla yıka. İki gün her ışıktan koru: yanık saatler sonra gelir, şimdi acımasa da. Göze geldiyse 20 dakika su, sonra acil. Su toplarsa bugün doktor.",
	},
};

/** A cause that was heard as a kind has the same first acts as its sign. */
const CAUSE_OF_KIND: Readonly<Record<string, string>> = {
	"drug-skin": "red-flag.skin-coming-off",
	"numbing-cream": "red-flag.numbing-cream",
};

export function causeIn(language: string, { rule_id, kind }: RedFlag): string | undefined {
	return HIDDEN_CAUSE_IN_LANGUAGES[language]?.[CAUSE_OF_KIND[kind ?? ""] ?? rule_id];
}

export const TABLETS_AWAY_IN_LANGUAGES: Readonly<Record<string, string>> = {
	Spanish: "Dale hoy las pastillas a alguien o llévalas a una farmacia, y no te quedes sin compañía.",
	Portuguese: "Dê hoje os comprimidos a alguém ou a uma farmácia, e não fique só. Contar foi certo.",
	French: "Donnez aujourd'hui les comprimés à quelqu'un ou à une pharmacie, et ne restez pas sans personne.",
	German: "Gib die Tabletten heute jemandem oder einer Apotheke, und bleib nicht allein.",
	Italian: "Dai oggi le pastiglie a qualcuno o a una farmacia, e non restare senza nessuno.",
	Hindi: "Goliyan aaj hi kisi ko de dijiye ya dawa ki dukaan par, aur akele mat rahiye.",
	Dutch: "Geef de tabletten vandaag aan iemand of aan een apotheek, en blijf niet alleen.",
	Polish: "Oddaj tabletki dziś komuś albo do apteki i nie zostawaj bez nikogo.",
	Turkish: "Hapları bugün birine ya da eczaneye ver ve yalnız kalma.",
};

/** Tablets, of these languages; that they were taken is another matter and has its own words. */
const TABLETS =
	/(?:pastillas?|comprimidos?|remedios?|capsulas?|cachets?|medicaments?|tabletten|pillen|pastiglie|compresse|goliya\w*|tablets?|tabletki|leki|haplar\w*|ilac\w*)/;

export function gathersTablets(message: string): boolean {
	return TABLETS.test(message.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, ""));
}
