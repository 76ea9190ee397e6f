/** How people greet, thank, complain, ask what can be asked, and speak of other things. */
export const TALK_EXAMPLES = {
	greeting: `
		hello there
		hey
		good morning
		good evening
		hiya
		yo
		heyy how are u
		hello dewlight
		hi im new here
		hey whats up
		greetings
		hallo
		sup
		hi, are you there?
		how are you doing today`,
	thanks: `
		thanks
		thank you so much
		thx
		cheers mate
		perfect, that helps
		great, thanks a lot
		ty!
		that was helpful
		appreciate it
		bye
		ok goodbye
		see you tomorrow
		good night
		awesome thank u
		thats all i needed
		you really helped me`,
	help: `
		what can you do
		how can you help me
		what can i ask you
		help
		how do i use this chat
		what are you for
		i dont know where to begin with this app
		what kind of questions do you answer
		show me some things to ask
		give me examples of questions
		how does this assistant work
		menu
		what are my options here
		what is this app good for
		im lost, what do i do here
		can you help me without a scan
		do i have to upload a selfie before i can ask something
		i dont want to take a photo, can we still talk
		can i use you without a picture`,
	small_talk: `
		ok
		yes
		no
		sure
		lol
		haha nice
		cool
		hmm
		i see
		got it
		not really
		alright
		wow
		whatever
		interesting
		you are funny
		i love you
		you are so cute
		i like talking to you
		maybe later`,
	abuse: `
		you are useless
		this is bullshit
		fuck you
		you stupid bot
		this app sucks
		what a waste of time
		shut up
		you idiot
		you are the worst assistant ever
		that answer was garbage
		i hate this app
		dumb machine
		scam
		you dont understand anything
		that is not what i asked
		you keep saying the same crap
		go to hell
		worthless piece of software
		are you even listening
		terrible answer
		you suck
		i want to complain
		give me the number of your manager
		who is responsible for this rubbish
		you people are thieves`,
	off_topic: `
		whats the weather like tomorrow
		write me a poem about spring
		how do i make pancakes
		who won the game last night
		write a script that renames files
		help me with my math homework
		what is the capital of portugal
		recommend a good movie
		translate this to french
		how do i fix my car
		best restaurant in berlin
		how do i lose belly fat
		my hair keeps falling out
		which shampoo is best
		my boyfriend left me what should i do
		what phone should i buy
		explain black holes
		plan my vacation to greece
		how do i get rid of dandruff
		which lipstick suits me
		can you write an email to my boss
		whats a good workout for arms
		how to whiten my teeth
		my dog is sick
		play some music
		what time is it in tokyo
		how do i ask for a raise
		fix this code for me
		nail polish ideas
		what should i wear to a wedding
		whats 12 times 17
		best perfume for a date
		can you recommend a book
		do you believe in god
		what is the meaning of life
		help me write my cv
		good names for a cat
		who is the best football team
		which party wins the election
		what happened in the news today
		explain photosynthesis for my biology class
		a cake recipe please
		how tall is the eiffel tower
		what is the score of the match
		write a birthday card for my sister`,
} as const;
