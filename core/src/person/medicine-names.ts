import { oneEditApart } from "../skin/note/spelling.ts";

/**
 * Medicines by the fact they tell: the generic names of the WHO's ATC groups (D10, D07, B01, L01 to L04, J01) and of the
 * FDA's list of medicines that make skin sensitive to the sun, with the brands of the US, the UK and Ireland, the EU,
 * India and Australia. One name is one entry, as a clause of a note spells it: lower case, hyphens as spaces.
 */
export const MEDICINE_NAMES = {
	isotretinoin: `
		isotretinoin accutane roaccutane claravis absorica amnesteem myorisan zenatane oratane oratanes neotane nimegen isotane
		curacne contracne procuta acnecutan roacutan roacutane roacc roac roacnetan sotret epuris clarus reticutan rizuderm
		acnenormin aknenormin isoderm isogalen isotroin acnotin acnotren tretiva acutret akinol isosupra isosuppra
		dermoretin isdiben mayesta flexresan farmacne aisoskin izotek axotret curakne zoretanin acnemin isohexal isoacne
		trecifan inotret lisacne accure rocta isotret aknetrent ipledge curatane tufacne ruatine piplex dercutane isoriac
		acneral isacne lurantal lectrum acnetane neotrex isospes isoface isocural isotina zenatene ratane acnotane atlacne
		isotretinoina isotretinoine isotretinoino ro_accutane ro_acc isotretin`,
	retinoid: `
		tretinoin tret retin_a retina_a retina_micro retinova renova atralin altreno avita ziana veltin treclin twyneo
		vitacid acretin airol stieva tretiheal retino_a cordes_vas ketrel locacid vesanoid_cream retacnyl eudyna a_ret
		supatret nexret curology dermatica agency_rx apostrophe_rx nurx_cream adapalene differin differine adaferin adaclene
		adapco deriva epiduo tactupump effederm acnatac klenzit tazarotene tazorac avage arazlo fabior zorac tazret
		skin_lite skinlite melacare no_scars cosmelite trifarotene aklief selgamis isotrex isotrexin isotrexol retinoic_acid
		treclinax tretin tretinoina tretinoine retirides tretinox ret_a  aberela effacne relastef vitinoin
		dermodrate_a adapalen adapaleno dyfferin adapen adiclene aclene adafin adhibit dalap tazarac zorotene tazorotene
		suretin tazaroteen tazaroten triretin arkoretin tri_luma triluma bexarotene cabtreo pigmanorm`,
	acne: `
		clindamycin clinda dalacin zindaclin cleocin clindagel evoclin duac benzaclin acanya onexton neuac cabtreo clindac
		clindoxyl erythromycin zineryt aknemycin stiemycin eryacne benzamycin isotrexin acnatac treclin dapsone aczone
		winlevi clascoterone spironolactone spiro aldactone doxycycline doxy efracea oracea oraycea doryx doxine periostat
		vibramycin minocycline solodyn minocin minomycin amzeeq zilxi lymecycline lymecyclin tetralysal lysclin limecycline
		tetracycline oxytetracycline sarecycline seysara trimethoprim sulfacetamide klaron finacea skinoren aziderm azelex
		azifine aza_gel faceclin clinface clinmiskin peroclin azithromycin_gel cyproterone dianette co_cyprindiol cyprindiol
		diane_35 diane35 androcur clairette lymeclycline oxytet oxytetra deteclo doxylin doxymax doxycin doxylag minoz
		minopen cleeravue akamin cyclinex tetracyclin limeciclina doxiciclina minociclina eritromicina clindamicina
		clindamycine clinac clindatech dalacine clindoxil eryderm erycette akne_mycin aknefug zindacline clinagel
		zinc_erythromycin inderm stievamycin indoxyl acnelyse estelle_35 brenda_35 juliet_35 ginet minesse_35
		spirotone spiractin espironolactona spironolacton `,
	rosacea: `
		soolantra ivermectin mirvaso brimonidine rhofade oxymetazoline metrogel metronidazole noritate rozex metrocream
		epsolay efacti acea_gel metroruboril rosiced metrosa rosex robaz rosalox metrolotion metronide_gel rozacreme
		ivermectina ivermectine ivrea_cream metrocrema metronidazol metrozole_gel onreltea  rosasol perilox
		`,
	steroid: `
		hydrocortisone cortisone hydrocort hc45 cortaid cortizone cortizone10 dermacort dermaid derm_aid mildison efcortelan
		locoid westcort alfason betnovate betnesol betamethasone celestoderm diprosone diproderm diprosalic bettamousse
		eumovate eumosone clobetasone dermovate temovate clobetasol clobex tenovate cormax elocon elocom elosone mometasone
		momate cutivate fluticasone_cream synalar fluocinolone fluocinonide lidex metosyn fucidin_h fucibet fucicort
		daktacort canesten_hc timodine trimovate   aristocort kenalog_cream
		adcortyl desonide desowen methylprednisolone_cream advantan haelan aclovate modrasone alclometasone halobetasol
		ultravate prednicarbate dermatop desoximetasone topicort diflucortolone nerisone lotriderm quadriderm candid_b
		fourderm tri_luma triluma pigmanorm skin_lite skinlite melacare cosmelite no_scars panderm movate caro_light
		kenacomb hydrocortisona cortico hydrokortison kortison cortisona betametasona betamethason betnelan betaderm
		clobetasona mometasona momeson dermosolon dermadex triamcinolone triamcinolona volon ultralan sicorten ecural
		karison dermoxin dermoxinale butavate powercort propaderm mometazone eloson elica elocan nerisona sterocort
		sigmacort egocort cortef_cream alphaderm eurax_hc calmurid_hc nystaform_hc terra_cortril locacorten neriderm cloderm
		lemonvate funbact_a skineal betasol neurotone_cream dermo_gel dermotyl epiderm cosvate flutivate halox halovate
		zovate topisone clop_g `,
	barrier: `
		elidel pimecrolimus protopic tacrolimus_ointment tacrolimus_cream tacroz dupixent dupilumab eucrisa crisaborole
		staquis adtralza tralokinumab ebglyss lebrikizumab opzelura ruxolitinib_cream zoryve roflumilast_cream vtama
		tapinarof enstilar dovobet dovonex daivonex daivobet calcipotriol calcipotriene silkis adbry nemluvio nemolizumab
		protopik pimecrolimo tacrolimo crisaborol delgocitinib anzupgo moizerto apremilast otezla sotyktu deucravacitinib
		alitretinoin toctino dithranol dithrocream wynzora taclonex sorilux calcitriol_ointment curatoderm tacalcitol
		acitretin neotigason soriatane cibinqo abrocitinib fumaderm skilarence dupi`,
	photosensitizer: `
		doxycycline doxy efracea oracea vibramycin lymecycline tetralysal minocycline tetracycline oxytetracycline
		demeclocycline sarecycline limecycline trimethoprim bactrim septrin septra co_trimoxazole cotrimoxazole
		sulfamethoxazole sulfadiazine sulfasalazine salazopyrin hydrochlorothiazide hydrochlorothiazid hctz hct
		bendroflumethiazide bendro water_tablet water_tablets water_pill water_pills indapamide chlorthalidone chlortalidone xipamide metolazone chlorothiazide furosemide
		lasix triamterene co_amilozide amiodarone cordarone dronedarone methotrexate azathioprine ciprofloxacin cipro
		levofloxacin levaquin moxifloxacin avelox ofloxacin norfloxacin lomefloxacin fluoroquinolone voriconazole vfend
		griseofulvin flucytosine terbinafine_tablets chlorpromazine thioridazine fluphenazine perphenazine promethazine
		phenergan naproxen naprosyn aleve piroxicam feldene ketoprofen diclofenac_tablets quinine quinidine
		hydroxychloroquine plaquenil psoralen psoralens methoxsalen trioxsalen puva oxsoralen acitretin neotigason soriatane
		vemurafenib zelboraf dabrafenib vandetanib pirfenidone esbriet nifedipine diltiazem hypericum glibenclamide
		glyburide glipizide tolbutamide imipramine clomipramine fluorouracil capecitabine dacarbazine tegafur porfimer
		verteporfin lapatinib imatinib`,
	immune: `
		methotrexate mtx azathioprine imuran mercaptopurine mycophenolate cellcept myfortic ciclosporin cyclosporin
		cyclosporine neoral sandimmun sirolimus rapamune everolimus tacrolimus_capsules tacrolimus_tablets prograf advagraf
		envarsus leflunomide arava cyclophosphamide humira adalimumab hyrimoz amgevita imraldi yuflyma idacio hadlima
		infliximab remicade remsima inflectra etanercept enbrel benepali rituximab mabthera truxima ocrelizumab ocrevus
		ofatumumab kesimpta tocilizumab actemra roactemra sarilumab stelara ustekinumab cosentyx secukinumab skyrizi
		risankizumab tremfya guselkumab taltz ixekizumab bimzelx bimekizumab golimumab simponi cimzia certolizumab abatacept
		orencia vedolizumab entyvio natalizumab tysabri belimumab benlysta anakinra kineret tofacitinib xeljanz rinvoq
		upadacitinib olumiant baricitinib filgotinib jyseleca fingolimod gilenya siponimod ozanimod cladribine mavenclad
		alemtuzumab prednisolone prednisone methylprednisolone_tablets dexamethasone_tablets deltacortril medrol ibrance
		palbociclib ribociclib kisqali abemaciclib capecitabine xeloda imatinib glivec gleevec lenalidomide revlimid
		ibrutinib folfox folfiri folfirinox r_chop abvd docetaxel taxotere paclitaxel taxol abraxane carboplatin cisplatin
		oxaliplatin doxorubicin adriamycin epirubicin gemcitabine gemzar vincristine etoposide temozolomide temodal keytruda
		pembrolizumab opdivo nivolumab trodelvy enhertu venetoclax zanubrutinib acalabrutinib bortezomib velcade daratumumab
		darzalex thioguanine imurel azathioprin metotrexato metotrexate methotrexat ciclosporina ciclosporine tacrolimo
		belatacept nulojix basiliximab atg prednisolon prednison decortin metypred mycophenolat micofenolato omvoh
		mirikizumab hulio erelzi zessly flixabi rituxan ilaris canakinumab anifrolumab saphnelo voclosporin lupkynis kevzara
		litfulo ritlecitinib cibinqo abrocitinib leqselvi`,
	blood_thinner: `
		warfarin coumadin jantoven marevan acenocoumarol acenocumarol sintrom phenprocoumon marcumar marcoumar falithrom
		eliquis apixaban xarelto rivaroxaban edoxaban lixiana savaysa dabigatran pradaxa clopidogrel plavix heparin fragmin
		dalteparin clexane lovenox inhixa enoxaparin tinzaparin innohep nadroparin fraxiparine fondaparinux arixtra
		ticagrelor brilinta brilique prasugrel effient efient dipyridamole ticlopidine cilostazol cardioaspirin ecotrin`,
} as const;
export type MedicineClass = keyof typeof MEDICINE_NAMES;

/** Every name of a class, with spaces in the place of the marks. */
export function medicineNames(of: MedicineClass): string[] {
	return MEDICINE_NAMES[of]
		.trim()
		.split(/\s+/)
		.map((name) => name.replaceAll("_", " "));
}

/** Shorter names are one letter away from too many ordinary words. */
const LONG_ENOUGH = 8;

/** The names of a list that are long enough to be known with a slip in them. */
export function longNames(names: readonly string[]): ReadonlySet<string> {
	return new Set(names.filter((name) => name.length >= LONG_ENOUGH && /^[a-z]+$/.test(name)));
}

/** A text whose long names are spelled with one wrong, missing or added letter, spelled right. */
export function spellNames(text: string, known: ReadonlySet<string>): string {
	return text.replaceAll(/[a-z]{7,}/g, (word) => {
		if (known.has(word)) return word;
		for (const name of known) if (oneEditApart(word, name)) return name;
		return word;
	});
}
