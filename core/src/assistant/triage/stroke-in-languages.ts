/** A face that drops, an arm or speech that fails; names as in `languages.ts`. Signs and the hour: NHS, stroke. */
export const STROKE_IN_LANGUAGES: Readonly<Record<string, string>> = {
	Spanish:
		"Puede ser un ictus (derrame cerebral): llama ahora mismo a emergencias (112, 911) y di a qué hora empezó o cuándo estaba bien por última vez. Nada de masaje, nada de comer ni beber, ninguna pastilla. No dejes sola a esa persona, aunque parezca que mejora.",
	Portuguese:
		"Pode ser um AVC (derrame): ligue já para a emergência (112 em Portugal, 192 no Brasil) e diga a que horas começou ou quando a pessoa estava bem pela última vez. Sem massagem, nada de comer ou beber, nenhum comprimido. Não deixe a pessoa só, mesmo que pareça melhorar.",
	French:
		"Cela peut être un AVC\u00a0: appelez tout de suite le 15 ou le 112 (911 au Canada) et dites à quelle heure cela a commencé ou quand tout allait encore bien. Pas de massage, rien à manger ni à boire, aucun comprimé. Ne laissez pas la personne seule, même si cela semble passer.",
	German:
		"Das kann ein Schlaganfall sein: Ruf sofort die 112 (Schweiz 144) und sag, um wie viel Uhr es begann oder wann zuletzt alles gut war. Keine Massage, nichts zu essen oder zu trinken, keine Tablette. Lass die Person nicht allein, auch wenn es besser zu werden scheint.",
	Italian:
		"Può essere un ictus: chiama subito il 112 e di' a che ora è cominciato o quando stava ancora bene. Niente massaggi, niente da mangiare o da bere, nessuna pastiglia. Non lasciare sola la persona, anche se sembra migliorare.",
	Hindi:
		"Yeh stroke (lakwa) ho sakta hai: abhi 112 par call karein aur bataiye kis samay shuru hua ya aakhri baar kab theek the. Maalish nahi, kuch khilana-pilana nahi, koi goli nahi. Unhe akela mat chhodiye, chahe theek hota lage.",
	Dutch:
		"Dit kan een beroerte zijn: bel nu 112 en zeg hoe laat het begon of wanneer het nog goed ging. Geen massage, niets eten of drinken, geen pillen. Laat diegene niet alleen, ook als het beter lijkt te gaan.",
	Polish:
		"To może być udar: dzwoń natychmiast pod 112 i powiedz, o której się zaczęło albo kiedy jeszcze było dobrze. Żadnego masażu, nic do jedzenia ani picia, żadnej tabletki. Nie zostawiaj tej osoby samej, nawet jeśli wydaje się, że jest lepiej.",
	Turkish:
		"Bu bir inme (felç) olabilir: hemen 112'yi ara ve saat kaçta başladığını ya da en son ne zaman iyi olduğunu söyle. Masaj yapma; yiyecek, içecek ya da ilaç verme. İyileşiyor gibi görünse de onu yalnız bırakma.",
};
