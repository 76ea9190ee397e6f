/** How people ask about their report, what could not be read, how sure it is, and what changed. */
export const REPORT_EXAMPLES = {
	report: `
		explain my results to me
		how is my skin doing
		what did you see on my face
		do i have oily skin
		how bad is my acne
		what is my worst problem
		how red are my cheeks
		tell me about my skin
		sum up my scan
		what did the scan find
		is my skin ok
		which area looks worst
		how many spots did you count
		what about my forehead
		how are my pores
		what are my main concerns
		is my skin sensitive according to the scan
		what do my numbers mean for me
		did you see anything on my nose
		my results please
		how dry is my face
		what should i work on first
		wat is my skintype
		am i combination or dry
		what are my dark circles like
		is it severe
		what were my scores last time
		how does my skin look compared to normal
		where am i red
		what did my photo show
		are my eye bags bad
		what is the biggest issue on my face
		read me the report in simple words
		why do you say i have dark spots
		where does the redness in my report come from
		why am i told my pores are visible`,
	report_unmeasured: `
		what couldnt you measure
		why is there no number for my pores
		what is missing in my report
		which things could you not see
		why does it say not measurable
		why was my forehead left out
		what part of my face couldnt be read
		theres no result for redness why
		what did the photo not show
		why no reading under my eyes
		some values are empty
		what is not in the report
		was anything impossible to measure
		which zones are missing
		why couldnt you read my texture
		it says it could not be read, how come
		what are you unable to tell from my selfie
		my dryness has no score`,
	report_sureness: `
		how sure are you
		could the report be wrong
		are these numbers right
		how confident are you about the redness
		can i trust this result
		are you certain its that bad
		what if the scan made a mistake
		i dont believe this result
		my skin is not that oily, you are wrong
		is that correct
		how reliable is my report
		maybe the light was bad, does that matter for my results
		how certain is the skin type
		i think you measured wrong
		is this accurate for me
		margin of error of my scan
		should i believe these scores
		u sure about that`,
	progress: `
		did it get better
		has my skin improved
		what changed since last time
		is my acne going down
		am i making progress
		is the routine working
		compare my last two scans
		is my redness better or worse than before
		any difference to the previous scan
		did anything change
		is it worse now
		how has my skin developed over the last month
		is the serum doing anything for me
		do i look better than in my first scan
		are my dark spots fading
		my skin got worse why
		is there an improvement
		whats different from last week
		did the retinol help me
		show me my progress
		are my pores smaller than before
		better or worse?
		is it workin or am i wasting my time
		how am i doing compared to january
		has anything moved since i started
		is my skin clearing up
		why did my score go up
		why is my redness higher this time
		and the other values, did they move
		a number went up, is that real or just the light`,
	results_when: `
		how long until i see results
		when does retinol start working
		how many weeks for niacinamide to work
		when will my spots be gone
		how long does it take to fade marks
		how soon will i notice a difference
		when should i expect improvement
		how much time does vitamin c need
		ive been using it 2 weeks and see nothing, is that normal
		when can i judge whether a product works
		how long should i give it before i quit
		how many months till acne clears
		does it take long
		when do wrinkles get better with retinol
		how long for dark circles
		how long till azelaic acid does something
		is 3 weeks enough to see a change
		when is it time to give up on a serum
		how long does a pimple last
		how fast does salicylic acid work
		when will i see a difference from sunscreen`,
} as const;
