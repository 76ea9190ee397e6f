import type { RedFlag } from "../../skin/red-flag.ts";

/** The first acts of a cause that is not seen, in few words; names as in `gloss.ts`. No native reader has checked them yet. */
const HIDDEN_CAUSE_IN_LANGUAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	Spanish: {
		"red-flag.carbon-monoxide":
			"Todo el mundo al aire libre ahora mismo, también los animales, y que nadie vuelva a entrar. Después llama a emergencias (112, 911) y di que puede ser monóxido de carbono. A quien estuvo dentro debe verlo un médico hoy.",
		"red-flag.numbing-cream":
			"Quita el plástico y retira ahora toda la crema, luego lava la piel con agua y jabón, y llama a emergencias (112, 911): puede haber pasado demasiado anestésico a la sangre. Acuéstate, no te quedes sin compañía y no conduzcas. No vayas a la cita del láser. Lleva el tubo contigo.",
		"red-flag.skin-coming-off":
			"Ve ahora a urgencias o llama al 112 o 911: puede ser una reacción grave a un medicamento. No tomes otra dosis, lleva la caja y pregunta allí por la siguiente. Nada en la piel: ni crema ni pomada.",
		"red-flag.plant-sap":
			"Apártate ya del sol y de la luz del día y lava la zona con agua y jabón. Tápala dos días para que no le dé nada de luz: la quemadura aparece horas después, aunque ahora no duela. Si entró en el ojo, enjuágalo 20 minutos con agua y ve a urgencias. Si salen ampollas, ve hoy al médico.",
	},
	Portuguese: {
		"red-flag.carbon-monoxide":
			"Saiam todos agora para o ar livre, os animais também, e que ninguém volte a entrar. Depois ligue 112 (Portugal) ou 193 (bombeiros, Brasil) e diga que pode ser monóxido de carbono. Quem esteve lá dentro deve ser visto por um médico hoje.",
		"red-flag.numbing-cream":
			"Tire o plástico e retire agora todo o creme, depois lave a pele com água e sabão, e ligue 112 (Portugal) ou 192 (Brasil): pode haver anestésico demais no sangue. Deite-se, não fique só e não dirija. Não vá à sessão de laser. Leve a bisnaga.",
		"red-flag.skin-coming-off":
			"Vá agora ao pronto-socorro (urgências) ou ligue 112 (Portugal) ou 192 (Brasil): pode ser uma reação grave a um remédio. Não tome outra dose, leve a caixa e pergunte lá pela dose seguinte. Nada na pele: nem creme nem pomada.",
		"red-flag.plant-sap":
			"Saia já do sol e da luz do dia e lave o lugar com água e sabão. Cubra-o por dois dias para que não apanhe luz nenhuma: a queimadura vem horas depois, mesmo sem dor agora. Se entrou no olho, lave-o 20 minutos com água e vá ao pronto-socorro (urgências). Com bolhas, médico hoje.",
	},
	French: {
		"red-flag.carbon-monoxide":
			"Sortez tous maintenant à l'air libre, les animaux aussi, et que personne ne rentre. Appelez ensuite le 18 ou le 112 et dites que vous craignez le monoxyde de carbone. Toute personne qui était à l'intérieur doit voir un médecin aujourd'hui.",
		"red-flag.numbing-cream":
			"Enlevez le film et essuyez toute la crème maintenant, puis lavez la peau à l'eau et au savon, et appelez le 15 ou le 112\u00a0: trop d'anesthésiant a pu passer dans le sang. Allongez-vous, restez avec quelqu'un, ne conduisez pas. Pas de séance de laser. Emportez le tube.",
		"red-flag.skin-coming-off":
			"Allez aux urgences maintenant ou appelez le 15 ou le 112\u00a0: cela peut être une réaction grave à un médicament. Ne reprenez aucune dose, emportez la boîte et demandez là-bas pour la suivante. Rien sur la peau, ni crème ni pommade.",
		"red-flag.plant-sap":
			"Quittez tout de suite la lumière du jour et lavez l'endroit à l'eau et au savon. Gardez-le à l'abri de toute lumière pendant deux jours\u00a0: la brûlure vient des heures après, même si rien ne fait mal maintenant. Dans l'œil\u00a0: rincez 20 minutes à l'eau, puis allez aux urgences. En cas de cloques, un médecin aujourd'hui.",
	},
	German: {
		"red-flag.carbon-monoxide":
			"Geht jetzt alle an die frische Luft, auch die Tiere, und niemand geht wieder hinein. Ruf dann die 112 und sag, dass du Kohlenmonoxid befürchtest. Wer drinnen war, lässt sich heute ärztlich untersuchen.",
		"red-flag.numbing-cream":
			"Nimm die Folie ab, wisch jetzt die ganze Creme weg, wasch die Haut mit Wasser und Seife und ruf die 112: Es kann zu viel Betäubungsmittel im Blut sein. Leg dich hin, bleib nicht allein, fahr nicht selbst. Der Lasertermin fällt aus. Nimm die Tube mit.",
		"red-flag.skin-coming-off":
			"Geh jetzt in eine Notaufnahme oder ruf die 112: Das kann eine schwere Reaktion auf ein Medikament sein. Nimm keine weitere Dosis ein, bring die Packung mit und frag dort gleich nach der nächsten. Nichts auf die Haut, keine Creme, keine Salbe.",
		"red-flag.plant-sap":
			"Geh sofort aus dem Tageslicht und wasch die Stelle mit Wasser und Seife. Schütz sie zwei Tage vor jedem Licht: Die Verbrennung kommt Stunden später, auch wenn jetzt nichts wehtut. Kam etwas ins Auge: 20 Minuten mit Wasser spülen, dann in die Notaufnahme. Bei Blasen heute zum Arzt.",
	},
	Italian: {
		"red-flag.carbon-monoxide":
			"Uscite tutti subito all'aria aperta, anche gli animali, e nessuno rientri. Poi chiama il 112 e di' che può essere monossido di carbonio. Chi era dentro si faccia vedere oggi da un medico.",
		"red-flag.numbing-cream":
			"Togli la pellicola e subito, con un panno, tutta la crema, poi lava la pelle con acqua e sapone, e chiama il 112: può esserci troppo anestetico nel sangue. Sdraiati, resta con qualcuno, non guidare. Niente laser. Porta il tubetto con te.",
		"red-flag.skin-coming-off":
			"Vai subito al pronto soccorso o chiama il 112: può essere una reazione grave a un farmaco. Non prendere altre dosi, porta la scatola e chiedi lì della prossima. Niente sulla pelle, né crema né pomata.",
		"red-flag.plant-sap":
			"Togliti subito dalla luce del giorno e lava il punto con acqua e sapone. Tienilo al riparo da ogni luce per due giorni: l'ustione compare ore dopo, anche se ora non fa male. Nell'occhio: sciacqua 20 minuti con acqua e vai al pronto soccorso. Con vesciche, medico oggi.",
	},
	Hindi: {
		"red-flag.carbon-monoxide":
			"Sab log abhi bahar khuli hawa mein jaiye, janwar bhi, aur koi wapas andar na jaye. Phir 112 par call karke kahiye ki carbon monoxide ka shak hai. Jo andar the, sab aaj hi doctor ko dikhayein.",
		"red-flag.numbing-cream":
			"Plastic hataiye aur saari cream abhi ponchh dijiye, phir skin sabun-paani se dhoiye, aur 112 par call karein: sunn karne wali dawa khoon mein zyada pahunch gayi ho sakti hai. Let jaiye, akele mat rahiye, gaadi mat chalaiye. Laser ke liye mat jaiye. Tube saath le jaiye.",
		"red-flag.skin-coming-off":
			"Abhi emergency mein jaiye ya 112 par call karein: yeh dawa ka gambhir reaction ho sakta hai. Agli dose mat lijiye, dawa ka packet saath le jaiye aur agli dose ke baare mein wahin poochhiye. Skin par kuch mat lagaiye, na cream na malham.",
		"red-flag.plant-sap":
			"Dhoop aur din ki roshni se turant hatiye aur jagah ko sabun-paani se dhoiye. Do din tak use dhak kar rakhiye, roshni bilkul na pade: jalan ghanton baad aati hai, abhi dard na ho tab bhi. Aankh mein gaya ho to 20 minute paani se dhoiye, phir emergency jaiye. Chhaale hon to aaj hi doctor ko dikhaiye.",
	},
	Dutch: {
		"red-flag.carbon-monoxide":
			"Ga nu allemaal naar buiten, de dieren ook, en niemand gaat terug naar binnen. Bel dan 112 en zeg dat het koolmonoxide kan zijn. Wie binnen was, moet vandaag naar een arts.",
		"red-flag.numbing-cream":
			"Haal de folie eraf en veeg nu alle crème weg, was de huid met water en zeep en bel 112: er kan te veel verdoving in het bloed zijn. Ga liggen, blijf niet alleen, rijd niet zelf. De laserafspraak gaat niet door. Neem de tube mee.",
		"red-flag.skin-coming-off":
			"Ga nu naar de spoedeisende hulp of bel 112: dit kan een ernstige reactie op een medicijn zijn. Neem geen nieuwe dosis in, breng de verpakking mee en vraag daar naar de volgende. Niets op de huid, geen crème of zalf.",
		"red-flag.plant-sap":
			"Ga meteen uit het daglicht en was de plek met water en zeep. Bescherm de plek twee dagen tegen elk licht: de brandwond komt uren later, ook als het nu geen pijn doet. In het oog: 20 minuten spoelen met water, dan naar de spoedeisende hulp. Bij blaren vandaag naar een arts.",
	},
	Polish: {
		"red-flag.carbon-monoxide":
			"Wyjdźcie wszyscy natychmiast na świeże powietrze, zwierzęta też, i niech nikt nie wraca. Potem dzwoń pod 112 i powiedz, że obawiasz się czadu. Każdego, kto był w środku, musi dziś zbadać lekarz.",
		"red-flag.numbing-cream":
			"Zdejmij folię, zetrzyj teraz cały krem, umyj skórę wodą z mydłem i dzwoń pod 112: za dużo środka znieczulającego mogło trafić do krwi. Połóż się, niech ktoś będzie przy tobie, nie prowadź auta. Zabieg laserem odwołaj. Weź tubkę ze sobą.",
		"red-flag.skin-coming-off":
			"Jedź teraz na SOR (ostry dyżur) albo dzwoń pod 112: to może być ciężka reakcja na lek. Nie bierz kolejnej dawki, zabierz opakowanie i zapytaj tam o następną. Nic na skórę, żadnego kremu ani maści.",
		"red-flag.plant-sap":
			"Zejdź natychmiast ze światła dziennego i umyj to miejsce wodą z mydłem. Osłaniaj je przed światłem przez dwa dni: oparzenie pojawia się po godzinach, nawet gdy teraz nie boli. Jeśli sok trafił do oka: płucz 20 minut wodą i jedź na SOR (ostry dyżur). Przy pęcherzach dziś do lekarza.",
	},
	Turkish: {
		"red-flag.carbon-monoxide":
			"Hayvanlar dahil herkes şimdi temiz havaya çıksın, kimse geri girmesin. Sonra 112'yi ara ve karbonmonoksitten şüphelendiğini söyle. İçeride olan herkes bugün doktora görünsün.",
		"red-flag.numbing-cream":
			"Streç filmi çıkar, kremin hepsini şimdi sil, cildi su ve sabunla yıka ve 112'yi ara: kana çok fazla anestezik madde geçmiş olabilir. Uzan, yalnız kalma, araba kullanma. Lazere gitme. Tüpü yanına al.",
		"red-flag.skin-coming-off":
			"Şimdi acile git ya da 112'yi ara: bu, bir ilaca karşı ağır bir reaksiyon olabilir. Başka doz alma, ilacın kutusunu yanında götür ve sonraki dozu orada sor. Cilde hiçbir krem ya da merhem sürme.",
		"red-flag.plant-sap":
			"Hemen gün ışığından çık ve o bölgeyi su ve sabunla yıka. İki gün her ışıktan koru: yanık saatler sonra ortaya çıkar, şimdi acımasa da. Göze kaçtıysa 20 dakika suyla yıka, sonra acile git. Su toplarsa bugün doktora görün.",
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
	Spanish: "Entrega hoy las pastillas a alguien de confianza o en una farmacia, y no te quedes sin compañía.",
	Portuguese:
		"Entregue hoje os comprimidos a alguém de confiança ou numa farmácia, e não fique só. Fez bem em contar.",
	French:
		"Confiez aujourd'hui les comprimés à une personne sûre ou à une pharmacie, et restez avec quelqu'un.",
	German:
		"Gib die Tabletten heute jemandem, dem du vertraust, oder in einer Apotheke ab, und bleib nicht allein.",
	Italian: "Consegna oggi le pastiglie a qualcuno di fiducia o in farmacia, e resta con qualcuno.",
	Hindi: "Goliyan aaj hi kisi bharose wale ko ya dawa ki dukaan par de dijiye, aur akele mat rahiye.",
	Dutch:
		"Geef de tabletten vandaag aan iemand die je vertrouwt of breng ze naar een apotheek, en blijf niet alleen.",
	Polish: "Oddaj tabletki dziś komuś zaufanemu albo do apteki i niech ktoś będzie przy tobie.",
	Turkish: "Hapları bugün güvendiğin birine ya da eczaneye ver ve yalnız kalma.",
};

/** Tablets, of these languages; that they were taken is another matter and has its own words. */
const TABLETS =
	/(?:pastillas?|comprimidos?|remedios?|capsulas?|cachets?|medicaments?|tabletten|pillen|pastiglie|compresse|goliya\w*|tablets?|tabletki|leki|haplar\w*|ilac\w*)/;

export function gathersTablets(message: string): boolean {
	return TABLETS.test(message.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, ""));
}
