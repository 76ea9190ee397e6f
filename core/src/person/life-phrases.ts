import { phrases } from "../skin/note/phrases.ts";

/** Work at hours at which others sleep. */
export const NIGHT_WORK = phrases(`
	nights on|shelves overnight|work overnight|overnight at|home at \\d ?am|asleep till \\d|night shift*|nightshift*|graveyard shift|graveyard|overnight shift*|overnights|permanent nights|on nights|work nights|working nights|do nights|doing nights|work at night|work by night|work through the night|night work|night worker|night porter|night nurse|night guard|night watchman|night duty|night duties|night shifter|third shift|3rd shift|late shift*|rotating shift*|shift work*|shiftwork*|swing shift*|us shift|overnight flight*|night flight*|red eye flights
	sleep in the day|sleep during the day|sleep by day|sleep days|sleep through the day|sleep from \\d+ ?am|go to bed at noon|bed at noon|bed at nine in the morning|go to bed at \\d+ ?am|bed at \\d+ in the morning|go to bed in the morning|\\d+ ?pm to \\d+ ?am|\\d+ pm to \\d+ am|from \\d+ at night to|start at \\d ?am|start work at \\d ?am|finish at \\d ?am
`);
export const NOT_NIGHT_WORK = phrases(
	"used to work nights|used to do night shift*|no more night shift*|quit nights|off nights now|stopped night shift*|sleep \\d+ ?pm to \\d+ ?am|in bed \\d+ ?pm to \\d+ ?am",
);

/** Hours of daylight on a face, in the open, in water or behind a side window. */
export const OUTDOORS = phrases(`
	all of it/them outdoors/outside|miles a week|marathon training|training for a/an/my? _ marathon|run/running club/clubs captain|outside/outdoors all day|all day outside/outdoors/in the sun|outdoors a lot|a lot of time outside/outdoors|work/works/working outside/outdoors|outdoor work/job/worker|in the sun all day|in the sun every day/everyday|in the sun everyday|hours in the sun|under the sun all day/every day
	hours/hrs in/on the water/sea/waves/surf/pool/boat/court/pitch/field/saddle/roof/tractor/slopes|in the water/sea most/every/all day/days|teach/teaching surfing/swimming/sailing/tennis/skiing/cricket/football/golf
	swim/swims/swimmer/swimming _ day/week/daily/team/club/training/pool|pool _ times/days a week|chlorine|open water|surf/surfs/surfing|sailing|sailor|at sea|on the water|on a boat|boat \\d/three/four/five/six/seven? days|boat every/all day|boats all/every day|rowing|a/the/keen/club/am rower|kayak*|windsurf*|kitesurf*|paddle board*|lifeguard|fisherman|fishing boat|beach every/all/each
	on the/my bike all day|on the/my bike every day|bike courier|cycling _ hours|postman|mailman|mail carrier|building site|construction|scaffold*|roofer|roofing|on roofs|on the roofs|gardener|landscap*|farmer|farm work|in the fields|shepherd|rancher|fruit picking
	play/plays/playing cricket/football/tennis/golf/rugby/soccer/hockey|training outside/outdoors|train outside/outdoors|marathon*|hiking every|hike every|ski instructor|tour guide
	all/whole day _ sun/outside/outdoors|all/whole day on a/the/my? bike/motorbike/scooter/tractor/roof/site|scooter/motorbike/motorcycle/bike daily|scooter/motorbike/motorcycle/bike every day|delivery rider|stand/standing outside
	drive/driving all day|drive/drives/driving \\d+ hrs/hours|drive/drives/driving eight/ten/nine/twelve/eleven hours|years/yrs driving|driving \\d+ years|truck driver|lorry driver|window side|drive for a living|driver _ window
`);
export const NOT_OUTDOORS = phrases(
	"used to swim/surf/sail/row/work|no longer swim/surf/sail/work|construction of|under construction|surf/surfing the net/web|stopped swimming/surfing",
);

/** Sunscreen for some days of the year. */
export const SUN_SOME_DAYS = phrases(`
	sunscreen/suncream/spf/sunblock only/just in/on/at/for the? summer/holiday*/vacation/beach/sun|only/just wear/use/put on? sunscreen/suncream/spf/sunblock in/on/at/for the? summer/holiday*/vacation/beach|skip sunscreen/suncream/spf/sunblock
	no sunscreen/suncream/spf in winter|never wore/used _ sunscreen/suncream/spf/sunblock|not wear/use sunscreen/suncream/spf in winter
`);

/** A skin cancer that was treated. */
export const HAD_SKIN_CANCER = phrases(`
	had a? skin cancer|had a? bcc/scc/melanoma|had a? basal cell|skin cancer _ cut/removed/excised/treated|bcc/scc/melanoma _ cut/removed/excised/treated
`);

/** Fingers or tweezers on spots. */
export const PICKS_SKIN = phrases(`
	i press/squeeze/pop/pick/dig/squish them/it/my/at/the/out|i keep pressing/squeezing/popping/picking|i always press/squeeze/pop/pick|cannot stop pressing/squeezing/popping/picking|press/squeeze/pop/pick them/it out|i picking|pick/dig/pull them/em/it/hairs out _ tweezers/needle/pin/nails|pick at my|picking at my|with tweezers|wid tweezers|skin picking|picker
`);

/** Thick hair where hormones make it grow. */
export const HAIR_GROWTH = phrases(`
	chin hair*|jaw hair*|hair/hairs on my? chin/jaw/jawline|hair/hairs on the chin/jaw|hair/hairs _ on my chin/jaw/jawline|hair/hairs off my chin/jaw|hair/hairs from my chin/jaw|chin and jaw hair*|hirsut*|facial hair growth|unwanted facial hair|facial hair as a woman|growing a beard as a woman|whiskers on my chin|chin whiskers|pcos|polycystic
`);
export const NOT_HAIR_GROWTH = phrases("my beard|shave my beard|grow a beard|trim my");
