import { phrases } from "../skin/note/phrases.ts";

/** Work at hours at which others sleep. */
export const NIGHT_WORK = phrases(`
	nights on|shelves overnight|work overnight|overnight at|home at \\d ?am|asleep till \\d|night shift*|nightshift*|graveyard shift|graveyard|overnight shift*|overnights|permanent nights|on nights|work nights|working nights|do nights|doing nights|work at night|work by night|work through the night|night work|night worker|night porter|night nurse|night guard|night watchman|night duty|night duties|night shifter|third shift|3rd shift|late shift*|rotating shift*|shift work*|shiftwork*|swing shift*|us shift|overnight flight*|night flight*|red eye flights
	sleep in the day|sleep during the day|sleep all day|sleep by day|sleep days|sleep through the day|sleep from \\d+ ?am|go to bed at noon|bed at noon|bed at nine in the morning|go to bed at \\d+ ?am|bed at \\d+ in the morning|go to bed in the morning|\\d+ ?pm to \\d+ ?am|\\d+ pm to \\d+ am|from \\d+ at night to|start at \\d ?am|start work at \\d ?am|finish at \\d ?am
`);
export const NOT_NIGHT_WORK = phrases(
	"used to work nights|used to do night shift*|no more night shift*|quit nights|off nights now|stopped night shift*|sleep \\d+ ?pm to \\d+ ?am|in bed \\d+ ?pm to \\d+ ?am",
);

/** Thick hair where hormones make it grow. */
export const HAIR_GROWTH = phrases(`
	chin hair*|jaw hair*|hair/hairs on my? chin/jaw/jawline|hair/hairs on the chin/jaw|hair/hairs _ on my chin/jaw/jawline|hair/hairs off my chin/jaw|hair/hairs from my chin/jaw|chin and jaw hair*|hirsut*|facial hair growth|unwanted facial hair|facial hair as a woman|growing a beard as a woman|whiskers on my chin|chin whiskers|pcos|polycystic
`);
export const NOT_HAIR_GROWTH = phrases("my beard|shave my beard|grow a beard|trim my");
