/** How people ask about their plan, tonight, single steps, and what they use. */
export const PLAN_EXAMPLES = {
	plan: `
		show me my plan
		what do i put on in the morning
		what comes at night
		whats my evening routine
		which steps do i have
		give me my skincare routine
		what should my morning look like
		list my products step by step
		when do i use the serum in my plan
		on which days do i exfoliate
		how often per week is the mask in my plan
		what do i do after washing
		whats the order in my plan
		what is in my weekly part
		can i see the care plan
		what does my day look like skincare wise
		make me a routine
		create a routine for my skin
		what should i do for my skin
		what do you suggest i do every day
		my am routine pls
		how does my pm routine go
		tell me what to use and when
		build a skincare plan for me
		how does my plan fit with the cream from my doctor
		im on a prescription, does my plan still work
		when is my mask day
		on which day do i do the weekly step`,
	tonight: `
		what do i do tonight
		what should i put on now
		is tonight a retinol night
		which products this evening
		whats up for today
		do i exfoliate today
		what is on for tonight
		what goes on my face before bed today
		is today an acid day
		what do i use this morning
		im about to go to bed whats the plan
		its 11pm and im tired what do i need to do
		tonight?
		what now
		do i use the serum tonight
		just got home, what do i apply
		what does the plan say for today
		wat do i use 2nite
		do i take the active tonight or rest
		is it a rest night
		whats my thing for tomorrow morning
		evening list please
		just the steps for this evening
		give me tonights steps in order
		what do i do on wednesdays`,
	plan_changes: `
		why is my plan different now
		what is new in my routine
		why did you take the retinol out
		my plan looks different than last week
		where did my serum go in the plan
		did you update my routine
		a step is gone, why
		what did you change after i said im pregnant
		did my new answers change the plan
		what was replaced in my plan
		why do i have a new step
		is my plan still the same
		the exfoliant disappeared from my steps
		whats different in the new plan
		you changed my night routine?`,
	plan_why: `
		why is there a serum in my plan
		why do i need this step
		what is the sunscreen for
		why did you put niacinamide in my routine
		whats the point of the exfoliant
		what is the reason for the night cream
		why azelaic acid for me
		why do i get so few steps
		why only three products
		on what basis did you choose this plan
		whats the evidence for that step
		why a gel cleanser and not a foam
		what does the toner do in my routine
		why this one at night and not in the morning
		explain each step of my plan
		how come i have no toner
		why dont i get a vitamin c serum
		what is this step good for
		why every second night only
		why do u want me to use this
		what role does the moisturizer play
		why should i use that`,
	plan_drop: `
		which steps can i leave out
		can i skip the serum
		what if i dont do the moisturizer
		do i really need a toner
		my routine is too long
		whats the minimum i have to do
		can i drop the exfoliant
		what happens if i skip the sunscreen step
		i only have two minutes in the morning
		can i stop using the cleanser in the am
		is the eye cream necessary
		i want fewer products
		too many steps for me
		can i do without a night cream
		what would be the shortest version
		im lazy, what is essential
		can i leave the mask out
		what could i cut to save money
		must i use all of this
		is a toner worth it
		simplify my plan please
		do i have to moisturise if my skin is oily at night
		would it matter if i left out step 2
		what can go
		make my routine cheaper
		i hate doing so many things
		does an eye cream do anything`,
	routine_check: `
		what is wrong with my routine
		is my routine ok
		are there problems with what i use
		check my products
		do my products go together
		is anything on my shelf bad for me
		am i using too much
		is it ok what i use
		whats the issue with my products
		am i doing something wrong with my skincare
		do the things i use clash
		review my shelf
		is there anything i should stop using
		which of my products should go
		what are the warnings on my shelf
		are my products safe for pregnancy
		is my shelf safe for the baby
		am i overdoing it with acids
		can you look at what im using and tell me if its fine
		is my cleanser ok
		is my moisturizer any good for me
		are there conflicts in my routine
		does my current routine make sense
		what mistakes am i making
		is my stuff too harsh
		too many actives in my routine?
		is what i own good enough
		any red flags in my routine
		could one of my products cause this
		what products do i use
		what is on my shelf
		whats wrong w my products
		is my sunscreen good
		which product of mine is the problem
		should i throw something out
		should i add another active to what i have
		what is the one thing i do wrong
		which of my serums should i pause
		i put on everything i own every evening and now my face is red, what am i doing wrong
		is one of my bottles a problem now
		go through what i use and tell me what is not allowed`,
} as const;
