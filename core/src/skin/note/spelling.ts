/** Words that decide about safety and are often misspelled; each stands for itself. */
const SYMPTOM_WORDS = [
	"allergic",
	"anaphylaxis",
	"bleeding",
	"blister",
	"blisters",
	"breathe",
	"breathing",
	"eyelid",
	"eyelids",
	"fainted",
	"irregular",
	"painful",
	"pregnant",
	"shingles",
	"spreading",
	"suicidal",
	"swelling",
	"swollen",
	"throat",
	"tongue",
	"vision",
	"wheezing",
] as const;

/** Ordinary words one letter away from a symptom. */
const LOOKALIKES = new Set([
	"bleaching",
	"blending",
	"breath",
	"breeding",
	"breathed",
	"breather",
	"breathes",
	"breading",
	"mission",
	"painfully",
	"printing",
	"regular",
	"shingle",
	"singles",
	"smelling",
	"spelling",
	"sporting",
	"spreadings",
	"dwelling",
	"telling",
	"swelled",
	"threat",
	"tainted",
	"version",
	"visions",
	"painted",
	"elysion",
	"feinted",
	"blistery",
	"bluster",
]);

/** Short or phonetic misspellings that one edit does not reach. */
const KNOWN_MISSPELLINGS: Record<string, string> = {
	anaphalactic: "anaphylaxis",
	anaphylactic: "anaphylaxis",
	anafilaxis: "anaphylaxis",
	blysters: "blisters",
	bleading: "bleeding",
	brething: "breathing",
	breeth: "breathe",
	breething: "breathing",
	cistic: "cystic",
	feaver: "fever",
	fevor: "fever",
	hifes: "hives",
	hyves: "hives",
	mol: "mole",
	molle: "mole",
	moal: "mole",
	pregnent: "pregnant",
	pregant: "pregnant",
	preggo: "pregnant",
	shingels: "shingles",
	soar: "sore",
	swolen: "swollen",
	swollin: "swollen",
	swole: "swollen",
	swolled: "swollen",
	sweling: "swelling",
	swealing: "swelling",
	suiside: "suicide",
	tounge: "tongue",
	toung: "tongue",
	tung: "tongue",
	wheesing: "wheezing",
};

/** True when one letter is added, dropped, replaced or swapped with its neighbor. */
function oneEditApart(a: string, b: string): boolean {
	if (a === b || Math.abs(a.length - b.length) > 1) return false;
	let start = 0;
	while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
	let end = 0;
	while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end])
		end += 1;
	const restA = a.slice(start, a.length - end);
	const restB = b.slice(start, b.length - end);
	if (restA.length <= 1 && restB.length <= 1) return true;
	return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}

/** The symptom a lower-case word most likely means; other words are returned as they are. */
export function correctSpelling(word: string): string {
	const known = Object.hasOwn(KNOWN_MISSPELLINGS, word) ? KNOWN_MISSPELLINGS[word] : undefined;
	if (known !== undefined) return known;
	if (word.length < 6 || LOOKALIKES.has(word)) return word;
	if ((SYMPTOM_WORDS as readonly string[]).includes(word)) return word;
	return SYMPTOM_WORDS.find((symptom) => symptom.length >= 6 && oneEditApart(word, symptom)) ?? word;
}
