/** How people ask about ingredients, combining them, using them, and how skin looks and reacts. */
export const SKIN_EXAMPLES = {
	combine: `
		can i use retinol with vitamin c
		is niacinamide ok with salicylic acid
		retinol and glycolic acid together?
		can i mix azelaic acid and benzoyl peroxide
		should i use them on the same night
		does vitamin c cancel out niacinamide
		can i layer hyaluronic acid under retinol
		what should i not mix with retinol
		what goes well with vitamin c
		lactic acid plus tretinoin good idea?
		i use bha, may i add retinol
		is it bad to use aha and bha at once
		can i put peptides over vitamin c
		benzoyl peroxide in the morning and adapalene at night
		are acids and retinoids a bad combo
		which ingredients dont go together
		can these two be combined
		can i add tretinoin to my acids
		vit c n niacinamide same time ok?
		do i have to separate retinol and bha
		can i use ceramides with acids
		how do i combine retinol and exfoliating
		is it safe to pair salicylic acid with azelaic acid
		can i use both the toner with glycolic and my retinol cream
		do copper peptides and vitamin c clash
		retinol after glycolic toner fine or not
		what can i not use with benzoyl peroxide
		i already use salicylic, is lactic on top too much`,
	how_to_use: `
		how do i use retinol
		how often should i use glycolic acid
		when do i put on vitamin c, morning or night
		how much sunscreen do i apply
		how do i start with tretinoin
		what percentage of niacinamide should i take
		do i use the serum before the cream
		how many times a week salicylic acid
		can i use azelaic acid every day
		how to apply adapalene
		how much moisturizer do i need
		do i rinse off the mask
		should retinol go on dry or damp skin
		how long do i leave the mask on
		how do i introduce an acid
		is 10 percent benzoyl peroxide too strong for a start
		at night or in the morning, lactic acid
		how do i use an exfoliant properly
		how often can i do a clay mask
		can i use niacinamide twice a day
		what strength of retinol to begin with
		do i put it on the whole face or just the spots
		how 2 use hyaluronic acid
		when in my routine does the toner come
		how to use a cleanser right
		is vitamin c ok daily
		how to put on an eye cream
		where do i dab the eye gel
		how strong should it be
		how often then`,
	ingredient: `
		what does azelaic acid do
		is hyaluronic acid any good
		tell me about ceramides
		does vitamin c really help
		what is retinol good for
		is salicylic acid right for me
		do peptides do anything
		what are ahas
		is snail mucin worth it
		should i use tea tree oil
		is bakuchiol as good as retinol
		what is glycerin for
		benefits of panthenol
		can i use kojic acid
		whats centella
		is retinol safe
		is glycolic acid bad for my skin
		does urea help
		what's tranexamic acid supposed to do
		side effects of benzoyl peroxide
		is squalane good for oily skin
		does caffeine work under the eyes
		what is hydroquinone
		is zinc good for skin
		will retinol thin my skin
		is niacinamide overrated
		do i need vitamin c
		wats bha
		is adapalene right for me
		would retinol be good for me
		does collagen cream do something
		is rose water good for the face
		retinol, good or bad
		is sodium hyaluronate the same as hyaluronic acid
		does retinyl palmitate belong to the retinoids
		is my aha a glycolic acid
		azelaic yes or no`,
	concern_advice: `
		how do i get rid of acne
		what helps against redness
		what can i do about dark spots
		how to reduce wrinkles
		my skin is so dry what do i do
		why do i have dark circles
		what can i do for large pores
		how do i fix uneven skin tone
		my face is always shiny by noon
		how to get rid of blackheads
		what causes blotchy skin
		my forehead is bumpy
		i have tiny bumps all over my cheeks
		skin feels tight after i wash it
		my face is flaky in winter
		i keep breaking out on my chin
		how do i get rid of acne marks
		how can i look less tired around the eyes
		how do i treat melasma
		my nose is full of blackheads
		fine lines around my eyes what helps
		why am i breaking out all of a sudden
		i look dull and grey
		my cheeks get red when i drink wine
		how to make my skin smoother
		my t zone is oily but cheeks are dry
		what helps with rosacea
		hormonal spots every month on the jaw
		skin feels like sandpaper
		makeup looks cakey because of dry patches
		i have spots on my back of the jaw that dont go away
		puffy eyes in the morning what can i do
		oily skin tips
		pls help my acne is killing my confidence
		my skin gets greasy after two hours
		brown patches on my upper lip
		i get red easily
		crows feet, anything that works?
		why is my skin rough
		my skin looks tired and has no glow
		whats causing these whiteheads
		my face peels around the nose every winter
		pimples between the eyebrows what to do`,
	reaction: `
		the new serum stings
		my skin burns after the acid
		is it normal that retinol makes me peel
		im breaking out since i started the new cream
		is this purging
		my face got red after the mask
		my sunscreen makes my eyes and skin sting
		it itches when i put on the moisturizer
		i think i over exfoliated
		my skin barrier is wrecked
		the cleanser leaves my face raw
		it tingles, should i be worried
		i reacted badly to vitamin c
		my skin is peeling from tretinoin
		did i use too much acid
		everything stings right now even water
		that product broke me out
		my cheeks are sore since i used the peel
		got a rash feeling after the toner, mild
		new moisturizer gives me pimples
		is tingling with azelaic acid ok
		flaking like crazy from adapalene
		my skin feels irritated after the new product
		should i stop the retinol if it burns a bit
		am i allergic to this cream
		small red bumps after the new sunscreen
		used the scrub and now my face is on fire a bit
		since the new serum my skin is worse
		everything i put on hurts, even plain water
		my face stings
		i used too much and now its shiny and sore
		did i destroy my barrier`,
	pregnancy: `
		im pregnant what can i use
		is retinol ok while pregnant
		which ingredients are safe in pregnancy
		can i use salicylic acid when breastfeeding
		we are trying for a baby, do i have to stop my retinol
		safe skincare for pregnant women
		is niacinamide fine with a baby on the way
		expecting in march, what should i avoid
		im nursing, is vitamin c allowed
		can i use azelaic acid in the first trimester
		what should i leave out now that im pregnant
		i just found out im pregnant and used tretinoin
		is benzoyl peroxide bad for the baby
		pregnancy acne what can i do
		does my routine work with my bump
		is hydroquinone allowed when trying to conceive
		postpartum skin care
		is glycolic acid safe for expecting moms
		what about adapalene while breastfeeding
		bump safe products?
		can i keep using my serum now im expecting
		btw im pregnant now
		im expecting, is that a problem for this
		changes anything that i am pregnant`,
	minor: `
		im 14 what should i use
		is retinol ok for a 15 year old
		im a teenager with pimples
		what skincare at 13
		my daughter is 16 and wants an anti aging serum
		skincare for teens
		im only 15, can i use acids
		can a 17 year old use vitamin c
		i am sixteen and have acne
		my son is 14 and has spots
		is niacinamide ok at my age, i am 13
		do teens need toner
		im in high school and break out
		drunk elephant for my 13 year old?
		what can under 18s use
		routine for a fifteen year old girl`,
} as const;
