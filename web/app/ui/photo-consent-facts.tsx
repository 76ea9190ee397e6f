/** The text that PHOTO_CONSENT_VERSION of the contracts stands for: change one only together with the other. */
const FACTS = [
	{
		name: "What is computed",
		text: "Where your face is in the photo, and from its skin: color, redness, shine, texture, spots, dark marks and lines. It runs on our own server. Nobody is recognized.",
	},
	{
		name: "What is kept",
		text: "A small thumbnail without location or camera data, see-through layers that show where something was found, close-ups of a few centimeters of skin around each finding, and the measured numbers. The shape of your face is never stored.",
	},
	{
		name: "For how long",
		text: "The original photo, and every further one you take or choose for the same scan, is deleted right after it was measured, also when that fails. The rest stays until you delete your account.",
	},
] as const;

/** What a person agrees to before a face photo is measured. */
export function PhotoConsentFacts() {
	return (
		<dl className="grid gap-4">
			{FACTS.map(({ name, text }) => (
				<div key={name} className="grid gap-0.5">
					<dt className="font-semibold">{name}</dt>
					<dd className="text-ink-2">{text}</dd>
				</div>
			))}
		</dl>
	);
}
