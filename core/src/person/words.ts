/**
 * Words of one meaning each, as clauses of a note spell them (lower case, "'s" dropped, hyphens as spaces). Entries of
 * the reader name them in braces, so that a new way to say one thing is read in every sentence that speaks of it.
 */
export const WORDS = {
	// Who
	child:
		"baby|babies|babba|babby|bub|bubs|bubba|bebe|bambino|newborn|infant|little one|little ones|lo|wee one|wee man|wee lad|wee girl|wee fella|lil man|lil one|lil dude|lil guy|lil girl|little man|little dude|little guy|little lad|little girl|little boy|tiny one|twins|twin girls|twin boys|both twins|triplets|munchkin|monkey|bairn|sprog|nipper|youngest|son|daughter|boy|girl|child|kid|toddler|grandkid|grandchild",
	unborn:
		"baby|babies|bub|bubs|bubba|bebe|bambino|little one|little ones|wee one|lil one|lil man|little man|twins|triplets|bean|peanut|nugget|jellybean|bump|stowaway|passenger|little passenger|tenant|lodger|small one|tiny human|mini human|human|person|bairn|sprog|child|number one|number two|number three|number four|no 2|no 3|our first|our second|our third|my first|my second|my third|another|another one|one more",
	wished_child:
		"baby|babies|a bub|bub|bubba|bambino|little one|wee one|kid|kids|child|children|son|daughter|sibling|brother or sister|mini me|mini us|junior|sprog|ankle biter|rugrat|bairn|wean|nipper|family|pregnan*|grandkid*|grandchild*|grandbaby|number one|number two|number three|number four|number 1|number 2|number 3|no 1|no 2|no 3|second one|third one|first one|second child|second baby|another one|another baby|one more|a second|a third|tiny human|bfp|rainbow baby",
	doctor:
		"doctor|doctors|doc|docs|gp|dr|physician|derm|derms|dermo|dermat|dermatologist|dermatology|consultant|specialist|specialty clinic|clinic|skin clinic|hospital|nurse|np|pa|practitioner|prescriber|medic|surgery|pharmacist|chemist|nhs|script|prescription|rx|gynae|gyno|gynecologist|gynaecologist|ob|obgyn|pediatrician|paediatrician|urgent care|telehealth|rheumatologist|allergist|immunologist|vet",
	// When
	number:
		"one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|\\d+|a|a few|few|couple of|couple",
	ordinal:
		"first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|1st|2nd|3rd|4th|5th|6th|7th|8th|9th|last|final",
	month:
		"jan|january|feb|february|mar|march|apr|april|may|june|jun|july|jul|aug|august|sep|sept|september|oct|october|nov|november|dec|december|spring|summer|autumn|the fall|winter|christmas|xmas|easter|eid|diwali|ramadan|new year|new years",
	span: "day|days|week|weeks|fortnight|month|months",
	// A period that does not come
	period:
		"period|periods|monthly|monthlies|cycle|menses|menstruation|aunt flo|aunty flo|auntie flo|aunt flow|flo|af|time of the month|that time|courses|my date|my dates|monthly visitor|my visitor|my moon|moon time|chums|the curse|crimson wave|regla|my red|shark week|my bleed",
	late: "late|overdue|delayed|missing|mia|awol|behind|missed|skipped|absent|a no show|no show|over a week|not come|not came|not arrived|not started|not start|not shown|not show|not showed|not turned|not here|not appeared|not happened|has not|have not|did not come|did not show|did not arrive|did not start|never came|never showed|never arrived|never started|never turned",
	toward:
		"a|another|our|my|the|one more|us a|to have|to have a|to have another|have a|have another|have|having a|having|to start a|to start|to make a|to add|to try for|to try for a|a little|another little",
	// Contraception laid down
	contraception:
		"pill|pills|minipill|birth control|bc|contracept*|condom*|rubbers|johnnies|johnny|protection|coil|coils|iud|mirena|kyleena|paragard|copper t|copper coil|implant|nexplanon|implanon|nuvaring|ring|depo|microgynon|rigevidon|yasmin|yaz|cilest|marvelon|cerazette|cerelle|diaphragm|pulling out|withdrawal",
	stops:
		"stop|stopped|stopping|quit|quitting|ditch|ditched|ditching|bin|binned|binning|chuck|chucked|chucking|toss|tossed|tossing|threw|throw|thrown|flush|flushed|drop|dropped|dropping|lost|skip|skipped|come off|came off|coming off|comes off|go off|going off|went off|gone off|been off|be off|off|away with|no more|finished|done with|over with|goodbye to|bye to|retired",
	// Feeding at the breast
	breast: "breast|breasts|boob|boobs|boobie|boobies|booby|bosom|titty|titties|tit|tits|tiddy|nipple|nipples",
	feeds:
		"feed|feeds|feeding|fed|nurse|nurses|nursing|drink|drinks|drinking|suckle|suckles|suckling|suck|sucks|sucking|latch|latches|latched|eat|eats|eating|snack|snacks|snacking|guzzles|graze|thrives|thriving|living|lives|hangs|attached|glued",
	// Using something
	use: "use|uses|used|using|apply|applies|applied|applying|put|puts|putting|rub|rubs|rubbed|rubbing|take|takes|took|taking|slather|slathered|slathering|dab|dabs|dabbed|dabbing|smear|smeared|smearing|swallow|swallowed|swallowing|on",
	// The skin of a face and what happens to it
	burnt:
		"burnt|burned|burn|fried|frazzled|scorched|toasted|roasted|cooked|baked|boiled|singed|nuked|crisped|charred|barbecued|bbqd",
	sore: "graze|grazes|cut|cuts|wound|wounds|scab|scabs|scrape|gash|blister|blisters|crust|nick|nicks|stitches|split|crack|cracks|sore|sores|scratch|scratches",
	face_part:
		"face|cheek|cheeks|chin|nose|forehead|brow|brows|eyebrow|lip|lips|mouth|jaw|jawline|eyelid|eyelids|lid|lids|temple|temples|neck|skin|corner|corners|nostril|nostrils|moustache|beard area|ear|ears|eye|eyes|hairline",
	skin_growth:
		"mole|moles|growth|lump|cyst|skin tag|tags|wart|warts|lesion|bcc|scc|melanoma|skin cancer|cancer|carcinoma|keratosis|keratoses|sunspot*|age spot*|spot|wen|milia|milium|lipoma|birthmark|naevus|nevus",
	removed:
		"cut|cuts|shaved|sliced|burned|burnt|froze|frozen|freezed|zapped|lasered|took|taken|remove|removed|scooped|excised|snipped|scraped|cauterised|cauterized|biopsied|dug|punched|whipped",
} as const;
