/** How people ask what the tables of known questions answer: everyday things, habits, the shelf. */
export const KNOWN_EVERYDAY_EXAMPLES = {
	"question.overnight": `
		how do i make a pimple vanish overnight
		i have a date tomorrow and a huge spot
		get rid of a zit fast
		quickest way to shrink a pimple
		spot gone by tomorrow morning possible?
		wedding in 2 days and im breaking out help
		emergency pimple before a photo shoot
		something that works on a spot in one night
		big zit, party tonight`,
	"question.patches": `
		do pimple patches work
		are hydrocolloid stickers any good
		should i put a patch on my spot
		what do zit stickers do
		can i sleep with an acne patch
		are those star shaped patches useful
		patch on a closed pimple?`,
	"question.razor_bumps": `
		i get bumps after shaving
		how to avoid ingrown hairs on my face
		razor bumps on my neck
		my beard area breaks out when i shave
		little red bumps from the razor
		ingrown hair on my chin what to do
		shaving gives me pimples`,
	"question.aftershave": `
		should i use aftershave
		is aftershave bad
		what do i put on after shaving instead of aftershave
		my aftershave burns
		do i need aftershave balm
		alcohol aftershave ok?`,
	"question.older_skin": `
		im 62 is it too late to start
		skincare in my fifties
		what does mature skin need
		im 70 do i still need a routine
		skin in menopause
		my skin changed after 50
		am i too old for retinol
		what should a sixty year old woman use
		i am 55 and never did anything for my skin`,
	"question.glass_skin": `
		how do i get glass skin
		i want poreless skin like in the videos
		how do models get flawless skin
		can i have skin like a korean actress
		airbrushed look without makeup
		how to get perfect skin`,
	"question.ice": `
		does rubbing ice on my face help
		ice cubes for puffiness
		is icing my face good
		cold spoons under the eyes
		dunking my face in ice water
		ice roller worth it
		ice on a pimple`,
	"question.tap_water": `
		does hard water ruin my skin
		is tap water bad for washing my face
		should i get a shower filter
		we have very hard water here
		can i wash with water from the tap
		water softener for better skin?`,
	"question.body_lotion": `
		can i use body lotion on my face
		is hand cream ok as face cream
		shower gel to wash my face
		can i use baby oil on my face
		bar soap on my face ok
		body butter for the face`,
	"question.sunscreen_only": `
		is sunscreen enough instead of moisturizer
		can i skip the cream and just wear spf
		do i need both moisturizer and sunscreen
		sunscreen as my only morning product
		can sunscreen replace my day cream
		spf with no moisturiser underneath fine?`,
	"question.neck": `
		should i use this on my neck too
		what about my neck and chest
		can i put my face serum on my hands
		do i take the products down to the neck
		lines on my neck what to use
		retinol on the neck?`,
	"question.lips": `
		my lips are so dry
		what do i do for chapped lips
		which balm for cracked lips
		lips peel all the time
		do lips need sunscreen
		lip care tips
		corners of my lips are dry`,
	"question.makeup_after": `
		can i wear makeup after retinol
		foundation over my acid serum ok?
		makeup the morning after a peel
		can i put concealer over benzoyl peroxide
		how long after vitamin c can i do my makeup
		is it fine to wear foundation on top of azelaic acid`,
	"question.waiting": `
		how long do i wait between layers
		do i have to let the serum dry first
		wait time between retinol and moisturizer
		how many minutes between products
		can i put the next one on right away
		do i need to wait after washing before i apply things
		should i wait before sunscreen`,
	"question.sunburn": `
		i got sunburned yesterday what do i put on
		my nose is burnt from the sun
		what helps after too much sun
		skincare with a sunburn
		can i use my serum on sunburned skin
		i fell asleep at the beach and my face is red
		mild sunburn on my cheeks help`,
	"question.scars": `
		how do i get rid of acne scars
		what helps with pitted scars
		ice pick scars cream?
		do scars go away
		is there anything for old acne scars
		i have dents in my cheeks from acne
		can a serum remove scars
		scar on my forehead from a chickenpox`,
	"question.order": `
		in which order do i put everything on
		serum or moisturizer first
		does sunscreen come before or after cream
		what goes first, toner or serum
		how do i layer my products
		right sequence of skincare
		do i put oil before or after cream
		order of application please
		vitamin c before or after the moisturizer
		what comes last
		cleanser then what`,
	"question.washing": `
		how often should i wash my face
		do i need to wash my face in the morning
		is washing twice a day too much
		can i just use water
		hot or cold water for the face
		is it bad to wash three times a day
		should i cleanse after the gym
		do i have to use a cleanser every time
		how do i wash my face correctly`,
	"question.double_cleansing": `
		do i need to double cleanse
		is double cleansing worth it
		oil cleanser then foam, is that needed
		should i cleanse twice when i wear sunscreen
		whats double cleansing
		two cleansers at night too much?`,
	"question.toothpaste": `
		toothpaste on a pimple good idea
		can i put lemon juice on dark spots
		baking soda as a scrub
		apple cider vinegar as toner
		is coconut oil good for the face
		honey mask against acne
		egg white for pores
		i put rubbing alcohol on my zits
		turmeric paste for glowing skin
		does garlic help pimples
		hydrogen peroxide on spots
		homemade sugar and lemon scrub
		can i use kitchen ingredients on my face`,
	"question.water": `
		does drinking water clear skin
		should i drink more for hydrated skin
		three liters of water a day for glow?
		is my skin dry because i dont drink enough
		will water get rid of my wrinkles
		how much water should i drink for good skin`,
	"question.food": `
		does chocolate cause pimples
		is dairy bad for my skin
		should i stop eating sugar for acne
		what should i eat for clear skin
		can greasy food make me break out
		does whey protein give spots
		is there a diet for good skin
		do i need to quit milk
		gluten and skin
		i eat a lot of junk food does it show on my face
		does coffee make my skin bad`,
	"question.supplements": `
		should i take collagen powder
		do biotin pills help skin
		zinc tablets for acne?
		are skin vitamins worth it
		omega 3 for dry skin
		do probiotics clear skin
		which supplement for better skin
		hair skin and nails gummies do they work
		vitamin d pills and acne`,
	"question.squeezing": `
		can i pop my pimples
		i cant stop picking at my skin
		is it ok to squeeze blackheads
		how do i extract a whitehead
		do pore strips work
		i popped it and now its a mess
		should i drain a spot with a needle
		picking my scabs again
		blackhead vacuum good or bad`,
	"question.patch_test": `
		how do i patch test
		how do i try out a new product safely
		what is a patch test
		how to introduce a new cream
		where do i test a new serum
		can i start two new products at once
		how do i know if i tolerate something
		how long should i test a product before the face`,
	"question.shaving": `
		can i shave my face when i use retinol
		skincare after waxing my upper lip
		is dermaplaning ok with acids
		i wax my brows, should i stop retinol
		threading and exfoliants
		how do i prepare skin before shaving
		hair removal cream on my face and my serum
		should i exfoliate before shaving`,
	"question.makeup": `
		does makeup cause acne
		is foundation clogging my skin
		i slept in my makeup
		can i wear makeup every day
		should i take makeup off for the scan
		is concealer bad for spots
		do makeup wipes do the job
		does powder make pores worse
		what makeup is ok with acne`,
	"question.sleep_stress": `
		does stress cause breakouts
		i sleep badly and my skin looks awful
		how does my period affect my skin
		is smoking bad for skin
		i work night shifts, does that hurt my face
		does sweating at the gym give me spots
		how often should i change my pillowcase
		can alcohol make my face worse
		exams are coming and i break out
		mask wearing gives me pimples
		does a lack of sleep give dark circles
		my skin is worse the week before my period
		i vape a lot does my skin suffer
		does working out help skin
		do hormones cause my acne`,
	"question.shared": `
		can i use my sisters cream
		my boyfriend uses my serum is that ok
		is it gross to share moisturizer
		can i borrow moms retinol
		friend gave me her opened cleanser
		can my husband use the same products as me
		is it ok to use someone elses prescription cream
		sharing sunscreen with family`,
	"question.slugging": `
		what is slugging
		is slugging good for me
		vaseline over night on my face
		petroleum jelly as last step
		can i slug with acne
		should i try sleeping in vaseline
		is aquaphor on the whole face ok`,
	"question.missed_days": `
		i forgot my routine for three days
		i missed last night is that bad
		skipped a week while travelling
		what if i miss a day of retinol
		i was on holiday and did nothing, how do i start again
		do i double up if i forgot
		had a break of a month from my acid
		i fell asleep without doing my skincare`,
	"question.first_buy": `
		what should i buy first
		i have 30 dollars for everything
		i cannot afford all of this
		which product matters most if money is tight
		where should i spend and where save
		only money for one thing
		skincare on a student budget what is a must
		what is the single most important product`,
} as const;
