/** How people look for products, speak of those that were shown or named, and compare. */
export const PRODUCT_EXAMPLES = {
	find_product: `
		find me a cleanser
		recommend a moisturizer for dry skin
		i need a sunscreen
		which serum should i buy
		looking for a cheap face wash
		what is a good toner for oily skin
		any sunscreen without white cast
		something with niacinamide under 15 dollars
		show me a fragrance free cream
		do you have an eye cream for dark circles
		best vitamin c serum
		i want to buy a retinol
		gentle exfoliant for beginners
		moisturizer for sensitive skin under $20
		sunscreen under 12 bucks please
		what should i get for blackheads
		can you suggest a night cream
		whats a nice mask for dry skin
		need something for redness
		which products would you pick for me
		a serum against dark spots
		help me choose a cleanser
		spf for darker skin that isnt ashy
		lightweight gel moisturizer
		a cream from cerave
		nothing from the ordinary please
		what could i buy to fade acne marks
		is there a good drugstore sunscreen
		salicylic acid cleanser recommendation
		i ran out of moisturizer what now should i buy
		looking 4 a new serum
		where can i get a good mineral sunscreen
		give me three options for a cleanser
		what do you recommend for wrinkles, product wise
		a moisturiser with ceramides
		toner without alcohol
		suggest a full set of products
		sunscreen i can wear under makeup
		any product for large pores
		pls recommend good cream for face
		what cream to buy for me
		serum with azelaic acid
		recommend something oil free
		budget is 30, what should i buy
		moisturizer under a fiver
		anything for my pimples that is allowed for me
		a night cream with no lanolin and no coconut
		i have 50 euros, put a set together for me
		got a recommendation for a face cream?
		a gift for my aunt who has dry skin
		have you got something from vichy
		whats the closest thing to my discontinued lotion`,
	other_product: `
		something cheaper
		is there a cheaper one
		a gentler alternative
		show me another one
		do you have other options
		something similar but less expensive
		anything milder
		a dupe for this
		not that one, another
		what else is there
		i dont like that brand
		without fragrance please
		the same but cheaper
		what can i use instead of this product
		thats too expensive
		a less harsh version
		other brands?
		more options
		something else
		whats a cheaper alternative to the one i use
		is there a gentler version of my serum
		replace my exfoliant with something milder
		anything under 10
		do you have it fragrance free
		different one pls
		got something for less money
		can i swap my cleanser for something softer`,
	product_facts: `
		is it fragrance free
		what is in it
		how much does the second one cost
		does it contain alcohol
		is that one good for sensitive skin
		which of them is the cheapest
		whats the price
		tell me about the first one
		where can i buy it
		what are the ingredients of the cerave cleanser
		is the ordinary niacinamide good
		does the second have retinol
		which one would you take
		which of these is best for me
		what rating does it have
		is it ok for dry skin
		the third one
		does this product suit me
		cheapest of them?
		is la roche posay effaclar good for me
		how big is the bottle
		does it have spf
		is the paulas choice exfoliant too strong for me
		can i use the first one with my skin
		the second one please
		whats the difference between those two
		which is the gentlest
		how do i use the second one
		any of them without perfume
		is neutrogena hydro boost any good
		has the last one got niacinamide
		whats inside the cetaphil lotion
		ingredient list of the neutrogena gel
		do you carry something called hydro boost
		do you have this product in your list
		what do you know about the inkey list hyaluronic serum`,
	compare: `
		which brand is better, cerave or cetaphil
		compare the first and the second
		the ordinary vs paulas choice
		is la roche posay better than avene
		which of the two should i take
		first or second?
		what is the difference between these two products
		is brand a better than brand b
		neutrogena or eucerin
		which one is better for me of those
		put them side by side
		compare these products for me
		korean or french skincare brands, which is better
		whats better, the gel or the cream you showed
		is the expensive one really better than the first
		how do these two differ
		which one of them is different and how
		is one of the two creams richer than the other
		difference between them please`,
	pick_why: `
		why did you pick those
		why this product
		why do you recommend it
		how did you choose these
		what makes you suggest that one
		why is that the best fit
		how are products ranked
		why that brand
		why the first one
		on what grounds did you select these
		why not a different serum
		what speaks for it
		how do you decide which products to show
		why do you think it suits me`,
} as const;
