/** One line of an invoice before it is one. Cents; a credit is negative. */
export interface ChargeLine {
	price: string;
	description: string;
	amount: number;
	/** Taken off this line. Prorations carry none: their amount is net already. */
	discount: { id: string; amount: number } | null;
	proration: boolean;
	period: { start: number; end: number };
}

export function netOfLines(lines: readonly ChargeLine[]): number {
	return lines.reduce((sum, line) => sum + line.amount - (line.discount?.amount ?? 0), 0);
}
