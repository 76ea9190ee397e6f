import type { SureSign } from "./sure-sign.ts";

/** Half of a face that drops, a crooked mouth, speech that fails: in six languages, without accents. */
const HALF_FACE =
	"(?:mitad (?:de (?:la |su |mi )?|del )(?:cara|rostro)|medi[ao] (?:cara|rostro)|lado (?:de (?:la |su |mi )?|del )(?:cara|rostro)|moitie (?:de (?:la |son |sa |mon |ma )?|du )visage|moitie de (?:la |sa )?(?:figure|bouche)|cote (?:du|de son|de mon) visage|gesichtshalfte|halbe[sn]? gesicht|seite (?:vom|von seinem|von ihrem|von meinem|meines|des|im) gesicht\\w*|metade (?:do|da|de) (?:meu |minha |seu |sua )?(?:rosto|cara|face)|meio rosto|lado (?:do|da) (?:meu |minha |seu |sua )?(?:rosto|cara|face)|meta (?:del |della )?(?:mio |mia |suo |sua )?(?:viso|faccia)|mezz[ao] (?:viso|faccia)|lato del(?:la)? (?:viso|faccia)|aadha (?:chehra|muh|munh)|aadhe (?:chehre|muh|munh)|ek taraf (?:ka |se )?(?:chehra|muh|munh))";
const DROPS =
	"(?:caid[ao]|cayo|se (?:le )?(?:cae|cayo)|colgand\\w*|paraliz\\w*|bouge (?:plus|pas)|paralis\\w*|paralys\\w*|tombe\\w*|pend(?:ant|e)|affaisse\\w*|hangt|herunter|gelahmt|taub|cai(?:u|d[ao])|dormente|cadut[ao]|penzol\\w*|cede|latak\\w*|latka|tedha|sunn)";
const MOUTH =
	"(?:boca|bouche|mundwinkel|mund|bocca|muh|munh) (?:\\w+ ){0,2}(?:torcid[ao]|chuec[ao]|de travers|tordue?|hangt|schief|tort[ao]|entortou|stort[ao]|tedha)|hangender mundwinkel|mundwinkel hang\\w*";
const SPEECH =
	"(?:habl[ao] (?:\\w+ )?(?:rar[oa]|enredad[oa]|arrastrand\\w*|pastos[oa]|trabad[oa])|no (?:puede|puedo|logra|logro|consigue|consigo) hablar|arrastra las palabras|parle (?:\\w+ )?(?:bizarre\\w*|drole\\w*|mal\\b|pateux)|(?:arrive|peut) (?:plus|pas) a? ?parler|articule (?:mal|plus)|(?:spricht|spreche) (?:ich )?(?:\\w+ )?(?:komisch|seltsam|verwaschen|undeutlich|wirr)|(?:redet|rede) (?:ich )?(?:\\w+ )?(?:komisch|verwaschen|wirr)|lall[te]|fal(?:a|o|ando) (?:\\w+ )?(?:enrolad[oa]|estranh[oa]|arrastad[oa])|nao consig(?:ue|o) falar|parl[ao] (?:\\w+ )?(?:strano|male|impastat[oa]|biascicand\\w*)|biascica|non riesc(?:e|o) (?:piu )?a parlare|bol (?:nahi|nai) pa\\w*|bolne mein (?:dikkat|taklif|takleef)|ladkhada\\w*)";
const ARM =
	"(?:no (?:puede )?(?:mueve|mover|levanta|levantar) (?:el|un|su) brazo|brazo (?:\\w+ )?(?:dormido|debil|paralizado)|(?:lever|bouger) (?:le|son|un) bras|bras (?:\\w+ )?(?:lourd|paralyse|mort)|arm (?:\\w+ ){0,2}nicht (?:mehr )?(?:heben|bewegen)|nao (?:consegue )?(?:mexe|mexer|levanta|levantar) o braco|braco (?:\\w+ )?dormente|non (?:riesce a )?(?:muove|muovere|alza|alzare) il braccio|haath (?:\\w+ )?(?:sunn|nahi uth\\w*|kamzor))";

const near = (one: string, other: string): string =>
	`${one}(?: [\\w']+){0,5} ${other}|${other}(?: [\\w']+){0,4} ${one}`;
const says = (words: string): RegExp => new RegExp(`(?<![a-z])(?:${words})(?![a-z])`);
const row = (...told: readonly string[]): SureSign => ({
	rule_id: "red-flag.stroke",
	whole: true,
	says: told.map(says),
	unless: MERELY_LOOKS,
});

/** Skin that sags with the years, a gel that numbs, a needle at the dentist's. */
const MERELY_LOOKS =
	/(?<![a-z])(?:flacid\w*|arrug\w*|firmeza|relach\w*|rides|fermete|straff\w*|falten|flacidez|rughe|cadente|rassod\w*|dentist\w*|zahnarzt|anestesi\w*|anesthesi\w*|betaub\w*|botox|de nacimiento|de naissance|seit (?:der )?geburt|de nascenca|dalla nascita|desde siempre|depuis toujours|schon immer|desde sempre|da sempre|lippenstift|labial|rouge a levres|batom|rossetto)(?![a-z])/;

export const FOREIGN_STROKE_SIGNS: readonly SureSign[] = [
	row(near(HALF_FACE, DROPS)),
	row(HALF_FACE, SPEECH),
	row(MOUTH),
	row(SPEECH, ARM),
	row(`${HALF_FACE}|${MOUTH}`, ARM),
];

/** Beside a stroke these tell an allergy too; a tongue that feels thick alone is part of the stroke. */
export const ALLERGY_BESIDE_STROKE =
	/(?<![a-z])(?:hinch\w*|inflam\w*|gonfl\w*|enfle\w*|geschwoll\w*|schwell\w*|schwillt|inch(?:ad|an|ou)\w*|gonfi\w*|sooj\w*|suj\w*|ronchas?|habones|urticari\w*|urticaire|quaddeln|nesselsucht|orticaria|pomfi|alerg\w*|allerg\w*|pica(?:dura)?|juck\w*|gratte|avispa|abeja|guepe|wespe|biene|abelha|vespa)(?![a-z])/;
