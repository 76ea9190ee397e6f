import { phrases } from "../skin/note/phrases.ts";

/** Medicines by their names and brands in the US, the UK and the EU, as people write them. */
export const ISOTRETINOIN = phrases(`
	isotretinoin|accutane|roaccutane|claravis|absorica|amnesteem|myorisan|zenatane|oratane|curacne|contracne
	procuta|acnecutan|sotret|epuris|clarus|reticutan|rizuderm|acnenormin|ipledge|isotret|isotret*|isotroin|acnotin
	vitamin a tablets/pills from/off my derm*/doctor|iso mg
`);
/** The same molecule on the skin is a retinoid cream. */
export const ISOTRETINOIN_ON_SKIN = phrases(`
	isotretinoin gel/cream|topical isotretinoin|isotrex|isotrexin
`);
export const RETINOID = phrases(`
	tretinoin|tret|retin a|retina micro|retina a|retinova|renova|atralin|altreno|avita|ziana|veltin|treclin|twyneo|vitacid|acretin
	airol|stieva|tretiheal|retino a|obagi tret*|curology|dermatica|skin and me|agency rx|adapalene|differin|differine|adaferin|adaclene
	epiduo|tactupump|effederm|tazarotene|tazorac|avage|arazlo|fabior|zorac|taz gel/cream|trifarotene|aklief|selgamis
	isotretinoin gel/cream|topical isotretinoin|isotrex|isotrexin|retinoic acid|prescription retinol/retinoid*|prescribed retinol/retinoid*
	rx retinol/retinoid*|retinoid from my derm*/doctor|tri luma|triluma|kligman*|bexarotene|cabtreo
`);
export const ACNE_MEDICINE = phrases(`
	clindamycin|clinda|dalacin|zindaclin|cleocin|clindagel|evoclin|duac|benzaclin|acanya|onexton|neuac|cabtreo|erythromycin|zineryt|aknemycin|stiemycin
	eryacne|benzamycin|dapsone|aczone|winlevi|clascoterone|spironolactone|spiro|aldactone
	doxycycline|doxy|efracea|oracea|doryx|vibramycin|minocycline|mino mg|solodyn|minocin|amzeeq|zilxi|lymecycline|lyme _ tablets/capsules/pills|tetralysal|limecycline
	tetracycline|oxytetracycline|sarecycline|seysara|trimethoprim|sulfacetamide|klaron|finacea|skinoren
	antibiotic* for _ acne/skin/spots/face/breakouts|acne antibiotic*|antibiotic* from _ derm*
	prescri* for _ acne|prescribed acne|prescription acne|acne prescription|acne medic* from/off|acne tablets/pills
	dianette|co cyprindiol|cyprindiol|diane 35|yasmin _ skin/acne/spots|yaz _ skin/acne/spots|pill for _ acne/skin/spots
	pill _ for _ acne/skin/spots
`);
/** Of these only a pill taken for the skin treats acne. */
export const PILL_FOR_SKIN = phrases(`
	yasmin|yaz|lucette|eloine|the pill|birth control|contraceptive pill
`);
export const FOR_SKIN = phrases(`
	for _ skin/acne/spots/breakouts/face
`);
/** Where the same capsule has another purpose. */
export const NOT_FOR_ACNE = phrases(`
	malaria|anti malarial*|chest infection|lyme disease|tick|chlamydia|uti|urine infection|gum*|dental|tooth|travel|blood pressure|heart failure|blepharitis
`);
export const ROSACEA_MEDICINE = phrases(`
	soolantra|ivermectin|mirvaso|brimonidine|rhofade|oxymetazoline|metrogel|metronidazole|noritate|rozex|metrocream|epsolay|acea gel
`);
/** Where the same medicine has another purpose. */
export const NOT_FOR_ROSACEA = phrases(`
	metronidazole tablet*/pill*/by mouth|ivermectin tablet*/pill*|tablets|infection|bv|vaginosis|scabies|lice|dog|horse|tooth|dental|dentist|gum*|c diff|parasite*
`);
export const HYDROQUINONE = phrases(`
	hydroquinone|hydrochinon*|hq cream|hq serum|hq 2|hq 4|2 hq|4 hq|eldoquin|obagi clear|obagi nu derm|obagi nuderm|melquin|bleaching cream*|lightening cream*|whitening cream*|fade cream*|fading cream*
`);
export const STEROID = phrases(`
	hydrocortisone|cortisone|hydrocort|hc 1|hc45|cortaid|cortizone*|betnovate|betamethasone|eumovate|clobetasone|dermovate|temovate|clobetasol|clobex
	elocon|elocom|mometasone|cutivate|fluticasone cream|synalar|fluocinolone|fluocinonide|lidex|fucidin h|fucibet|daktacort|canesten hc|trimovate|locoid
	triamcinolone cream/ointment|kenalog cream|desonide|desowen|methylprednisolone cream|advantan|diprosone|diprosalic|haelan|aclovate|halobetasol
	steroid cream*|steroid ointment*|topical steroid*|steroids on my face|steroid on my face|usual steroid|lotriderm|tri luma|triluma|skin lite|panderm|movate|caro light|fairness cream with _ steroid*|steroid gel/lotion|my steroid
	cortico*|kenacomb|hydrocortisona|steroid _ on _ face/cheeks/eyelid*/chin
`);
/** Creams that doctors give for eczema and its kind. */
export const BARRIER_MEDICINE = phrases(`
	elidel|pimecrolimus|protopic|tacrolimus ointment|tacrolimus cream|dupixent|dupilumab|eucrisa|crisaborole|adtralza|opzelura|zoryve|enstilar|dovobet|dovonex|calcipotriol
`);
export const PHOTOSENSITIZER = phrases(`
	doxycycline|doxy|vibramycin|lymecycline|tetralysal|minocycline|tetracycline|oxytetracycline|demeclocycline
	hydrochlorothiazide|hctz|bendroflumethiazide|indapamide|thiazide*|water tablet*|water pill*|furosemide|lasix|amiodarone|st johns wort|saint johns wort|st john wort|hypericum
	methotrexate|azathioprine|ciprofloxacin|cipro|levofloxacin|moxifloxacin|ofloxacin|voriconazole|griseofulvin|chlorpromazine|naproxen|piroxicam|ketoprofen
	psoralen|vemurafenib|pirfenidone|sulfasalazine|nifedipine|quinine|tablets _ burn _ sun|medic* _ sensitive to _ sun
`);
export const IMMUNE_WEAK = phrases(`have lupus|with lupus|my lupus|got lupus|diagnosed with lupus
	
	methotrexate|azathioprine|imuran|mycophenolate|cellcept|myfortic|ciclosporin|cyclosporin*|cyclosporine|neoral|sirolimus|everolimus|tacrolimus capsule*|prograf|advagraf
	chemo|chemotherapy|on chemo|radiotherapy|humira|adalimumab|hyrimoz|amgevita|biologic*|infliximab|remicade|etanercept|enbrel|rituximab|ocrelizumab|ocrevus|kesimpta|tocilizumab|stelara|ustekinumab|cosentyx
	secukinumab|skyrizi|tremfya|taltz|golimumab|simponi|cimzia|abatacept|vedolizumab|entyvio|jak inhibitor*|tofacitinib|xeljanz|rinvoq|upadacitinib|olumiant|baricitinib|fingolimod
	transplant*|immunosuppress*|immuno suppress*|immune suppress*|suppressed immune|immunocompromised|immune compromised|immunodeficien*|hiv|aids|leukemia|leukaemia|lymphoma|myeloma|neutropeni*
	prednisolone|prednisone|oral steroids|steroid tablets|no spleen|spleen removed|splenectomy|weak immune|weakened immune|low immun*|poor immun*|no immune system|bone marrow|cvid|lupus on _ steroids
`);
export const NOT_A_TRANSPLANT = phrases("hair transplant|lash transplant|brow transplant");
export const BLOOD_THINNER = phrases(`
	warfarin|coumadin|eliquis|apixaban|xarelto|rivaroxaban|edoxaban|lixiana|dabigatran|pradaxa|clopidogrel|plavix|heparin|blood thinner*|blood thinning|anticoag*
	daily aspirin|baby aspirin|low dose aspirin|aspirin daily|aspirin every day|75 mg aspirin|aspirin 75|fragmin|clexane|lovenox|enoxaparin|tinzaparin|ticagrelor|brilinta|prasugrel|dipyridamole
`);

/** Only asked about, not taken: "should I take X", "X or Y?", "can you prescribe X". */
export const ONLY_ASKED = phrases(`
	should i try/take/start/get/ask/go/use/buy
	can/could/will/would you prescribe/give/get
	is _ good/better/worth/safe/possible/allowed/legal
	think* of/about trying/starting/asking/going/getting/taking
	find|look for|looking for|search for|show me|get me|product* with|serum* with|gel* with|cream* with|want a/an|need a/an|want some|any
	want to try/start|want to go on|would like to try|thinking of|thinking about|considering|considered
	where can i buy/get|how do/can i get|how to get|get hold of
	what is|what does|what are|what do|tell me about|difference between|how does|how do|does _ work|do i need|need a prescription
	without a prescription|recommend*|alternative* to|instead of|scared to start|waiting for|waiting to start|waiting list|offered me|suggested|refused|would not give|heard of|heard about|read about|never tried|never used|never taken|never been on|tempted by|about to start|starting _ next|going on _ soon|vs
`);
/** Words of use that outweigh a question in the same thought. */
export const IN_USE = phrases(`
	used|i am on|am on|been on|i use|using|i take|taking|my tret*|my retin*|started|since|prescribed me|prescribed for me|gave me|put me on|on it|every night|every other night|nightly|daily|twice|week \\d+|month \\d+|day \\d+|for \\d+|currently|carry on|keep my|finished|stopped|mg|layer it with|stay on|still on|user|with my
`);
