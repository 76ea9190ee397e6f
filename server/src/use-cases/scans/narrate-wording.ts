/** Words that state nothing of a skin: a sentence in other words may use them, and none but them and its own. */
export const WORDING: ReadonlySet<string> = new Set(
	`a about across after afterwards all along also among an and appear appears are area areas around as at be been
	being by cannot catch catches come comes coming couldn describe did do does each everything eye
	face first follow followed following follows for found from further give gives had has have here image in into
	is it its itself lead leads leave leaves look looked looking looks main most next no none not nothing
	notice noticeable noticed now observe observed of on one open our out overall part parts photo picture place places
	plus reach reaches reading reads remain remains rest same second see seen show showed showing shown shows
	side since skin so stand standing stands stay stays t that the their them then there these they thing things this
	those to together too unable unclear undecided unknown up us view visible visibly was we were what where which
	while with within you your`.split(/\s+/),
);
