import { isGlued, isRate, lookUp, measures, type PlacedUnit, unitTable } from '../reading/measure.js';
import type { Scan } from '../reading/scan.js';
import type { ValueType } from '../value.js';
import { sizeUnits } from './size.js';

const units = unitTable([
  'km kilometre kilometres kilometer kilometers = m 1 3',
  'm metre metres meter meters = m',
  'cm centimetre centimetres centimeter centimeters = m 1 -2',
  'mm millimetre millimetres millimeter millimeters = m 1 -3',
  'µm μm = m 1 -6',
  'nm = m 1 -9',
  'mile miles mi = mile',
  'ft feet foot = foot',
  'inch inches = inch',
  'kg kilo kilos kilogram kilograms = g 1 3',
  'g gram grams gramme grammes = g',
  'mg milligram milligrams = g 1 -3',
  't tonne tonnes = g 1 6',
  'ton tons = ton',
  'lb lbs = pound',
  'l L litre litres liter liters = l',
  'ml mL millilitre millilitres milliliter milliliters = l 1 -3',
  'ha hectare hectares = ha',
  'px pixel pixels = px',
  'pt point points = pt',
  'em = em',
  'rem = rem',
  'dpi = dpi',
  'fps = fps',
  'rpm = rpm',
  'ppm = ppm',
  'dB db = dB',
  'Hz hertz = Hz',
  'kHz kilohertz = Hz 1 3',
  'MHz megahertz = Hz 1 6',
  'GHz gigahertz = Hz 1 9',
  'W watt watts = W',
  'kW kilowatt kilowatts = W 1 3',
  'MW megawatt megawatts = W 1 6',
  'GW gigawatt gigawatts = W 1 9',
  'Wh = Wh',
  'kWh = Wh 1 3',
  'MWh = Wh 1 6',
  'V volt volts = V',
  'mA = mA',
  'bar = bar',
  'hPa = hPa',
  'kPa = kPa',
  'kcal = kcal',
  'bit bits = bit',
  'kbit kbits = bit 1 3',
  'Mbit Mbits megabit megabits = bit 1 6',
  'Gbit Gbits gigabit gigabits = bit 1 9',
  'kbps = bit/s 1 3',
  'Mbps mbps = bit/s 1 6',
  'Gbps gbps = bit/s 1 9',
  'mph = mph',
  'kph kmh = km/h',
  'degree degrees deg = °',
]);
const caseMatters = new Set(['mw', 'gw', 'wh']);

/** Numbers with a physical or typographic unit: `10 km`, `23.6 tonnes`, `14 pt`, `38 °C`, `100 MB/s`, `12 m²`. */
export const quantity: ValueType = {
  name: 'quantity',
  find(scan) {
    return measures(scan, 'quantity', (amount) => {
      if (scan.raw(amount.next) === '°') return degrees(scan, amount.next);
      const piece = amount.unit;
      if (piece < 0) return undefined;
      const raw = scan.raw(piece);
      if (
        isRate(scan, piece + 1) &&
        (lookUp(scan, piece, units) ?? lookUp(scan, piece, sizeUnits)) !== undefined
      ) {
        const rate = `${raw}/${scan.word(piece + 2)}`;
        return { base: rate === 'km/h' ? rate : rate.toLowerCase(), factor: 1, exponent: 0, next: piece + 3 };
      }
      const unit = lookUp(scan, piece, units);
      if (unit === undefined || (caseMatters.has(scan.word(piece)) && !units.has(raw))) return undefined;
      return (
        power(scan, unit.base, piece) ??
        (isUnit(scan, piece) && !isGlued(scan, piece + 1) ? { ...unit, next: piece + 1 } : undefined)
      );
    });
  },
};

function degrees(scan: Scan, piece: number): PlacedUnit {
  const scale = scan.raw(piece + 1);
  const isScale = (scale === 'C' || scale === 'F') && scan.touches(piece + 1);
  return { base: isScale ? `°${scale}` : '°', factor: 1, exponent: 0, next: piece + (isScale ? 2 : 1) };
}

/** `m²`, `m2`, `km²`: areas and volumes, in their own units. */
function power(scan: Scan, base: string, piece: number): PlacedUnit | undefined {
  const exponent = scan.raw(piece + 1);
  if (base !== 'm' || !scan.touches(piece + 1) || !/^[23²³]$/.test(exponent)) return undefined;
  const digit = exponent.replace('²', '2').replace('³', '3');
  return { base: `${scan.word(piece)}${digit}`, factor: 1, exponent: 0, next: piece + 2 };
}

/** A metre at once after its number is rather a minute (`15m`), which durations read. */
function isUnit(scan: Scan, piece: number): boolean {
  return scan.raw(piece) !== 'm' || !scan.touches(piece);
}
