/** How people ask what the tables of known questions answer: sun, kinds of products, claims, terms, scans. */
export const KNOWN_FACT_EXAMPLES = {
	"question.sun_indoors": `
		do i need sunscreen when im home all day
		spf in winter necessary?
		sunscreen on cloudy days
		do i need spf when i sit by the window
		should i wear sunscreen at night
		is sunscreen needed every single day
		i work in an office do i need sun protection
		sunscreen when its raining`,
	"question.sun_makeup": `
		is the spf in my foundation enough
		does moisturizer with spf count
		my bb cream has spf 30, is that ok
		do i need sunscreen under makeup with spf
		is a day cream with sun protection sufficient
		powder with spf any good`,
	"question.sun_numbers": `
		is spf 50 better than 30
		what does the number on sunscreen mean
		which spf should i use
		is factor 15 enough
		does spf 100 last longer
		what does broad spectrum mean
		difference spf 30 and 50`,
	"question.sun_amount": `
		how often do i have to reapply
		when do i put sunscreen on again
		two finger rule for sunscreen
		how do i reapply spf over makeup
		is one pump of sunscreen enough
		sunscreen after swimming again?
		how long before going out do i apply spf
		reapplying sunscreen when
		every how many hours sunscreen`,
	"question.sun_kinds": `
		mineral or chemical sunscreen
		are chemical filters dangerous
		does sunscreen cause cancer
		is sunscreen toxic
		what is better zinc oxide or the other filters
		do sunscreen filters mess with hormones
		i heard sunscreen is bad for you`,
	"question.sun_dark_skin": `
		do black people need sunscreen
		i have dark skin do i still need spf
		brown skin and sun protection
		does melanin protect me enough
		deep skin tone, is sunscreen useful
		sunscreen for african skin needed or not`,
	"question.emergency_signs": `
		what are signs of a bad allergic reaction
		when is a reaction an emergency
		how would i notice a severe allergy to a cream
		what should i watch out for when trying a new product in case its dangerous
		when do i call an ambulance because of a cosmetic
		which symptoms after a product are serious`,
	"question.barrier": `
		what is the skin barrier
		how do i repair my barrier
		signs of a damaged moisture barrier
		how long does the barrier take to heal
		what strengthens the skin barrier
		i think my barrier is broken how do i fix it
		barrier repair steps`,
	"question.skin_types": `
		what is combination skin
		how do i find out my skin type
		difference between dry and dehydrated
		can skin be oily and dry at once
		what does sensitive skin mean
		which skin types are there
		does skin type change
		what makes skin normal`,
	"question.comedogenic": `
		what does non comedogenic mean
		is this comedogenic
		which oils clog pores
		does coconut oil clog pores
		will a thick cream clog me up
		how do i know if something is pore clogging
		are comedogenic lists reliable`,
	"question.inci": `
		how do i read an ingredient list
		what does inci mean
		what does the order on the label say
		how can i understand the back of the bottle
		what do all those latin names mean
		help me read a label`,
	"question.ph": `
		does ph matter
		what ph should a cleanser have
		whats the ph of skin
		is my soap too alkaline
		low ph cleanser why
		ph of acids`,
	"question.alcohol": `
		is alcohol in skincare bad
		what is alcohol denat
		is cetyl alcohol drying
		should i avoid alcohol in toners
		fatty alcohols good or bad
		denatured alcohol in my sunscreen, problem?`,
	"question.serum_or_cream": `
		what is the difference between a serum and a cream
		do i need a serum or a moisturizer
		what is an essence
		toner vs serum
		is a lotion the same as a cream
		gel or cream, what is the difference
		what is an ampoule`,
	"question.dermatologist": `
		when should i see a dermatologist
		do i need a doctor for this
		is this bad enough for a doctor
		should i get it checked
		can you refer me to a dermatologist
		at what point do i go to a professional
		which signs mean i should see somebody
		is my acne a case for the doctor
		would you go to a doctor with this`,
	"question.aspirin": `
		im allergic to aspirin can i use salicylic acid
		bha and aspirin allergy
		is salicylic acid the same as aspirin
		i react to aspirin, what about my face wash with bha
		aspirin allergy and skincare
		salicylate sensitive, which acids can i use`,
	"question.known_allergy": `
		im allergic to fragrance
		i have a nickel allergy what do i avoid
		allergic to lanolin
		nut allergy and skincare
		i cannot tolerate essential oils
		allergic to a preservative how do i find safe products
		i have a latex allergy does that matter
		allergic to bees, can i use propolis`,
	"question.vegan": `
		is it vegan
		are your picks cruelty free
		which products are not tested on animals
		halal skincare
		do you have vegan options
		is snail mucin vegan
		does this contain animal ingredients`,
	"question.deep_tones": `
		does the scan work on dark skin
		is your app accurate for black skin
		did you train it on people of colour
		does it see redness on brown skin
		i have deep skin, can i trust the scan
		do darker people get worse results from the app`,
	"question.beard": `
		does it work with a beard
		is skincare different for men
		im a guy what do i need
		can i scan with glasses on
		do men need other products
		my bangs cover my forehead in the scan
		hijab and the scan
		male skin routine different?`,
	"question.actions": `
		order it for me
		add it to my routine
		put this in my cart
		set a reminder for tonight
		remind me to use sunscreen
		can you book an appointment
		add the second one to my plan
		save that product
		when is my next scan
		change my plan for me
		take the serum out of my plan
		mark it as bought`,
	"question.two_acids": `
		can i use two acids
		are three actives too many
		is it too much to use several exfoliants
		how many actives can i have in a routine
		two exfoliating products in one week
		i use a scrub and an acid toner`,
	"question.natural": `
		are natural products better
		is clean beauty safer
		i want skincare without chemicals
		organic skincare better for the skin?
		are essential oils good because natural
		is synthetic stuff bad
		non toxic skincare`,
	"question.parabens": `
		should i avoid silicones
		are sulfates bad
		is mineral oil toxic
		do preservatives cause cancer
		phthalates in cosmetics worry me
		is titanium dioxide dangerous
		silicones suffocate the skin right`,
	"question.pore_size": `
		how do i shrink my pores
		does steam open pores
		can cold water close pores
		how to make pores smaller
		do pores disappear
		tighten pores for good
		pores open and close true or not`,
	"question.oily_moisturizer": `
		do i need moisturizer if my skin is oily
		moisturizing makes me greasier should i skip it
		oily skin and cream, yes or no
		can i go without moisturizer with acne
		wont a cream make me break out more when im oily
		why moisturise shiny skin`,
	"question.expensive": `
		are expensive creams better
		is la mer worth the money
		are cheap products as good
		does a higher price mean better quality
		luxury skincare worth it
		is drugstore stuff good enough
		why is that serum 200 dollars`,
	"question.expiry": `
		how long does a cream keep
		is my old sunscreen still good
		my vitamin c turned brown
		when does skincare expire
		can i use an expired serum
		should i keep it in the fridge
		what does 12m on the jar mean
		opened two years ago, throw away?
		my serum changed colour is it off
		my vitamin c went dark`,
	"question.devices": `
		is an led mask worth it
		does gua sha work
		should i get botox
		microneedling at home
		are facials useful
		laser for acne marks
		does a jade roller do anything
		chemical peel at a salon
		derma roller good or bad
		what about fillers
		hydrafacial worth it
		microcurrent device
		sonic cleansing brush`,
	"question.whitening": `
		how do i make my skin lighter
		i want fairer skin
		skin whitening cream
		how can i bleach my face
		glutathione for white skin
		lighten my complexion
		how to become lighter by two shades`,
	"question.scan_often": `
		how often should i scan
		can i scan every day
		when should i take the next photo
		is one scan a month enough
		scan twice a day good idea
		whats the best time to scan again
		is a photo every day better
		when is the next picture useful`,
	"question.good_photo": `
		how do i take a good photo
		what light is best for the scan
		tips for the selfie
		my photo was rejected how do i do it right
		should i use flash
		front or back camera for the scan
		how far should i hold the phone
		how do i get a better picture`,
	"question.retinol_or": `
		retinol or retinal
		what is stronger tretinoin or retinol
		difference between adapalene and retinol
		is bakuchiol better than retinol
		retinol vs tretinoin
		is retinal the same as retinol
		should i take differin or retinol`,
	"question.aha_or_bha": `
		aha or bha
		glycolic or salicylic acid for blackheads
		difference between lactic and salicylic
		which acid for me, aha or bha
		bha vs aha for oily skin
		is glycolic stronger than lactic`,
	"question.irritants": `
		which ingredients should i avoid
		what irritates sensitive skin
		ingredients to stay away from with redness
		what should i not have in my products
		list of harsh ingredients
		what ingredients make acne worse
		which stuff is bad for dry skin`,
	"question.fragrance": `
		is fragrance bad for skin
		why avoid perfume in creams
		difference fragrance free and unscented
		does parfum matter in a cleanser
		are essential oils irritating
		whats the problem with scented products`,
	"question.basics": `
		how do i start with skincare
		what is a basic routine
		skincare for beginners
		i never used anything where do i begin
		simple routine for somebody new
		what are the essential steps of skincare
		beginner steps please
		total noob, what do i need`,
	"question.scale": `
		what does 3 of 5 mean
		what is the scale from 0 to 5
		is 2 out of 5 bad
		what does severity 4 stand for
		is a lower number better
		what is a normal severity
		explain the 0 to 5 scores`,
	"question.ita": `
		what is ita
		what does my ita angle mean
		individual typology angle explained
		what are the degrees of skin tone
		what does ita 41 say
		what is the tone angle in the report`,
	"question.monk": `
		what is the monk scale
		what does monk tone 6 mean
		how do you decide my skin tone
		my skin tone is wrong can i change it
		which tone did you give me on the monk scale
		monk skin tone explained`,
	"question.redness_points": `
		what are redness points
		what does 4 redness points mean
		how is the erythema index defined
		unit of redness explained
		is 5 points of redness a lot
		redness points meaning`,
	"question.lightness_points": `
		what are lightness points
		lightness points explained
		how dark are 8 lightness points
		what does lightness mean in my report
		under eye lightness difference meaning`,
	"question.color_units": `
		what is delta e
		what are color difference units
		what does a color difference of 4 mean
		explain the unit for uneven tone
		how much is 3 color units`,
	"question.indexes": `
		what is the texture index
		what does the line index say
		explain the roughness index
		what unit does texture have
		is a texture index of 12 high
		wrinkle index meaning`,
	"question.give_or_take": `
		what does give or take mean
		what is photo noise
		what is the plus minus behind the number
		why is there a margin behind each value
		explain the noise rule
		what does give or take 0.5 say`,
} as const;
