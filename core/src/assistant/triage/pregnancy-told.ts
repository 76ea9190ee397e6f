import { findLanguage } from "../../skin/note/find-language.ts";

const UNBORN =
	"(?:the |my |our |ma |this |wee |unborn )*(?:wean|wee yin|wee man|wee soul|bairn|bairnie|babby|bab(?:y|ies)(?! (?:shower|wipes?|oil|lotion|powder|soft|skin))|bub|bubba|little one|wee one|child|fetus|foetus|bean|bump|peanut|pikin|belle|bebe|bimb[oa]|kind|baccha|bacche|dziecko|bebeg\\w*)";
/** A pregnancy that may be there, told by what is late or by what a test shows. */
const MAY_EXPECT =
	/\b(?:periods?|aunt flo|the curse|my monthly|time of (?:the )?month)(?: \w+){0,5} (?:late|overdue|missing|skipped|due (?:\w+ ){1,3}ago|not (?:come|arrived|here|shown|showed)|has not|have not|never came|no show|did not (?:come|show))\b|\b(?:late|missed|missing|skipped) (?:my |a |this )?period\b|\bno period (?:yet|this month|still)\b|\bi (?:am|was) (?:\w+ ){0,3}(?:day|days|week|weeks|wk|wks) late\b(?!.*\b(?:deliver\w*|parcel|refund|payment|rent|order|appointment|work|with)\b)|\b(?:two|2) (?:pink |blue |faint |wee )?lines\b|\b(?:faint|second|2nd|pink|blue|extra|ghost|squinter|squinty) (?:\w+ )?lines?\b(?=.*\b(?:tests?|tested|stick|strip|preg\w*|clearblue|frer|periods?)\b)|\b(?:tests?|tested|stick|strip|clearblue|frer|periods?)\b.{0,60}\b(?:faint|second|2nd|pink|blue|extra|ghost|squinter|squinty) (?:\w+ )?lines?\b|\bline (?:on|in) (?:the|a|my) (?:\w+ )?(?:test|stick|strip)\b|\bpositive (?:\w+ )?(?:test|stick|clearblue)\b|\b(?:test|stick|clearblue|frer)(?: \w+){0,5} (?:positive|two lines|pregnant|faint)\b|\bbfp\b|\b(?:clearblue|digital|test|stick) (?:says?|said|shows?|showed|reads?) (?:\d|pregnant|yes|positive)|\bmiss(?:ed)? my period\b|\b(?:wife|girlfriend|gf|partner|missus|fiancee)s?\b(?: \w+){0,6} expecting\b|\b(?:sali\w*|dio|deu) positivo\b|\bpositivo el test\b|\btest positif\b|\b(?:schwangerschafts?test|test) (?:ist |war )?positiv\b|\btest pozytywny\b|\btest (?:pozitif|positif)\b|\bpe+d on (?:a|the) stick\b|\b(?:might|may|could|think (?:that )?i|maybe i) (?:be |am |m )?(?:pregnant|preggo|preggers|expecting|up the duff)\b|\b(?:up the duff|bun in the oven|knocked up|i don get belle|i get belle|menstruacion (?:\w+ )*atrasad\w*|regla (?:\w+ )*(?:atras|retras)\w*|menstruacao (?:\w+ )*atrasad\w*|retard de regles|regles (?:\w+ )*retard|periode (?:\w+ )*uberfallig|test (?:\w+ )*positivo|ciclo in ritardo|period miss ho)\b/;
const NOT_EXPECTING =
	/\b(?:years? ago|months? ago|last year|not pregnant|negative|post ?pill|on the (?:coil|implant)|menopaus\w*|covid|corona|flu test|patch test|allergy test|pcos|fine lines?|smile lines?|(?:two|2|second|faint|double) lines? (?:on|between|around|under|across|by|near) (?:my|the) (?:fore\w*|brows?|eyes?|nose|mouth|neck|chin|face|lips?|cheeks?)|(?:my|a) (?:friend|sister|cousin|colleague)(?: \w+){0,3} (?:pregnant|late|test))\b/;
/** Fear for an unborn child, in dialects and other languages too. */
const FEARS_FOR_CHILD = new RegExp(
	`\\b(?:is|are|will|would|has|have|did|does|could|can|might)(?: i| it| that| this)?(?: \\w+){0,3} ${UNBORN}(?: \\w+){0,4} (?:ok|okay|alright|all right|aw right|fine|safe|right|healthy|harm\\w*|hurt|damag\\w*|affect\\w*|problem|at risk)\\b|\\b${UNBORN} (?:\\w+ ){0,3}(?:ok|okay|alright|all right|fine|harm\\w*|hurt|at risk|safe)\\b|\\b(?:hurt|harm\\w*|damag\\w*|affect\\w*|poison\\w*) ${UNBORN}\\b|\\bmal ?forma\\w*|\\bbebe\\b.*\\b(?:problema|bien|bem|sano|danger|risque|dano|mal)\\b|\\b(?:schadet|geschadet)\\b.*\\b(?:baby|kind)\\b|\\bbacch\\w+\\b.*\\b(?:theek|nuksan|khatra)\\b`,
);
const USED =
	/\b(?:i|ive|have|had) (?:\w+ ){0,3}?(?:us(?:ed|ing)|put|putting|slap\w*|slather\w*|appl\w*|rubb\w*|wore|wearing|been on)\b|\b(?:did not|didnae|didnt|never) (?:ken|know|kno)\b|\b(?:without knowing|before i knew|till|until|ate) (?:yesterday|last|now|today|i|ontem)\b|\bonly (?:put|used|twice|once)\b|^(?:\w+ ){0,3}?(?:used|put|slapped|slathered|rubbed|wore|been using)\b|\b(?:usei|use|utilise|mis|benutzt|verwendet|usato|lagaya|lagati)\b/;
/** Another thing is feared for. */
const NAMED_OTHER =
	/\b(?:salicylic|bha|glycolic|lactic|aha|peel\w*|hair dye|perfume|sunscreen|spf|essential oils?|vitamin c|niacinamide|azelaic|benzoyl|isotret\w*|accutane|roaccutane|capsules?|foundation|self tan\w*|fake tan)\b/;

/** Whether a message tells that a child may be on its way without saying so. */
export function mayExpect(text: string): boolean {
	return MAY_EXPECT.test(text) && !NOT_EXPECTING.test(text);
}

/** Whether it fears for a child because of what was used and no other thing is named. */
export function fearsAfterUse(text: string): boolean {
	return FEARS_FOR_CHILD.test(text) && !NAMED_OTHER.test(text);
}

/** Fear, with what was used in the same message. */
export function usedBeforeKnowing(text: string): boolean {
	return fearsAfterUse(text) && USED.test(text);
}

export const MAYBE_TEXT =
	"Leave it off from today: it matters now and not only later. A late period or a faint line may well be a pregnancy, so take another test in two or three days with the first urine of the morning, or have a pharmacist, midwife or doctor test. What was used until now is no reason to panic: little of a cream gets into the blood, and among women who had used a retinoid on the skin early in pregnancy no clear rise in harm was seen; tell the midwife or doctor what it was, how often and until when. Capsules such as isotretinoin are another matter: take none and call whoever prescribed them today. Azelaic acid, vitamin C, niacinamide, a plain moisturizer and a mineral sunscreen are usually accepted meanwhile.";

/** The same in few words; names as in `gloss.ts`. No native reader has checked them yet. */
const IN_LANGUAGES: Readonly<Record<string, string>> = {
	Spanish:
		"Deja de usar desde hoy el retinol o cualquier retinoide. De una crema pasa muy poco a la sangre y en mujeres que la usaron al principio del embarazo no se vio un aumento claro de daños: habla con tu matrona o médico en los próximos días, sin pánico. Las cápsulas de isotretinoína son otra cosa: no tomes ninguna más y llama hoy a quien te las recetó.",
	Portuguese:
		"Pare hoje de usar o retinol ou qualquer retinoide. De um creme passa muito pouco para o sangue, e em mulheres que o usaram no começo da gravidez não se viu aumento claro de danos: fale com o obstetra ou a parteira nos próximos dias, sem pânico. Cápsulas de isotretinoína são outra coisa: não tome mais nenhuma e ligue hoje para quem as receitou.",
	French:
		"Arrêtez dès aujourd'hui le rétinol ou tout rétinoïde. Très peu d'une crème passe dans le sang, et chez les femmes qui en avaient mis au début de la grossesse on n'a pas vu d'augmentation nette des risques\u00a0: appelez votre sage-femme ou votre médecin ces jours-ci, sans panique. Les gélules d'isotrétinoïne sont autre chose\u00a0: n'en prenez plus aucune et appelez aujourd'hui le médecin qui les a prescrites.",
	German:
		"Lass Retinol und alle Retinoide ab heute weg. Aus einer Creme gelangt sehr wenig ins Blut, und bei Frauen, die sie am Anfang der Schwangerschaft benutzt hatten, zeigte sich kein klarer Anstieg von Schäden: Ruf in den nächsten Tagen Hebamme oder Ärztin an, ohne Panik. Isotretinoin-Kapseln sind etwas anderes: Nimm keine mehr und ruf heute die Praxis an, die sie verschrieben hat.",
	Italian:
		"Lascia da oggi il retinolo e ogni retinoide. Da una crema passa pochissimo nel sangue, e nelle donne che l'avevano usata all'inizio della gravidanza non si è visto un chiaro aumento di danni: senti ostetrica o medico nei prossimi giorni, senza panico. Le capsule di isotretinoina sono un'altra cosa: non prenderne più e chiama oggi chi le ha prescritte.",
	Hindi:
		"Retinol ya koi bhi retinoid aaj se band kar dijiye. Cream se khoon mein bahut kam jaata hai, aur jin auraton ne pregnancy ke shuru mein lagaya tha unmein saaf badha hua nuksan nahi dikha: ghabraiye mat, agle kuch dinon mein apne doctor ko bataiye. Isotretinoin capsule alag baat hai: ek bhi aur na lein aur likhne wale doctor ko aaj hi call karein.",
	Dutch:
		"Laat retinol en andere retinoïden vanaf vandaag weg. Uit een crème komt heel weinig in het bloed, en bij vrouwen die het in het begin van de zwangerschap gebruikten was geen duidelijke toename van schade te zien: bel de komende dagen je verloskundige of huisarts, zonder paniek. Isotretinoïne-capsules zijn iets anders: neem er geen meer en bel vandaag de arts die ze voorschreef.",
	Polish:
		"Odstaw od dziś retinol i wszystkie retinoidy. Z kremu bardzo mało trafia do krwi, a u kobiet, które używały go na początku ciąży, nie widać wyraźnego wzrostu szkód: zadzwoń w najbliższych dniach do położnej lub lekarza, bez paniki. Kapsułki izotretynoiny to co innego: nie bierz już żadnej i zadzwoń dziś do lekarza, który je przepisał.",
	Turkish:
		"Retinolü ve tüm retinoidleri bugünden bırak. Kremden kana çok az geçer ve gebeliğin başında kullanan kadınlarda açık bir zarar artışı görülmedi: önümüzdeki günlerde ebeni ya da doktorunu ara, paniğe gerek yok. İzotretinoin kapsülü başkadır: bir tane daha alma ve bugün reçeteyi yazan doktoru ara.",
};

/** First in the language of the message, where there is one. */
export function pauseInTheirs(message: string): string | null {
	const language = findLanguage(message);
	return language === null || language === "unknown" ? null : (IN_LANGUAGES[language.name] ?? null);
}
