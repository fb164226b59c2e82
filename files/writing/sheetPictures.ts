import type { Feature } from 'write-excel-file/universal';

import { colors } from '#src/theme/tokens.ts';

import { cellText } from './cells.ts';
import type { Sheet, SheetChart } from './spreadsheet.ts';

/*
 * Draws a table's pictures in the workbook: a chart over the sheet's own cells, bars within them. The library writes neither, and
 * lets callers add to its files.
 */

const XML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escaped = (text: string): string => cellText(text).replaceAll(/[&<>"']/g, (sign) => XML[sign] ?? sign);
const hex = (color: string): string => color.replace('#', '').toUpperCase();

/** Letters of a column, from 0; a sheet that is drawn has fewer than 26. */
const letterOf = (column: number): string => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.charAt(column);

/** A range of a sheet, as a chart refers to it. */
const range = (sheet: string, from: string, to: string): string => `'${sheet.replaceAll("'", "''")}'!${from}:${to}`;

const SYMBOLS = ['circle', 'square', 'diamond', 'triangle'] as const;
const EMU_OF_POINT = 12_700;

function seriesXml(sheet: Sheet, name: string, index: number, { lines }: SheetChart): string {
  const { columns, rows } = sheet;
  const letter = letterOf(index + 1);
  const [first, last] = [2, rows.length + 1];
  const { color, dash } = lines[index % lines.length] ?? { color: colors.ink[0], dash: undefined };
  const kind = dash ? (dash.length > 2 ? 'lgDashDot' : (dash[0] ?? 0) > 3 ? 'dash' : 'sysDot') : 'solid';
  const fill = `<a:solidFill><a:srgbClr val="${hex(color)}"/></a:solidFill>`;
  const width = (index === 0 ? 3 : 1.75) * EMU_OF_POINT;
  const names = rows.map((row, at) => `<c:pt idx="${at}"><c:v>${escaped(String(row[0] ?? ''))}</c:v></c:pt>`).join('');
  const scores = rows
    .map((row, at) =>
      typeof row[index + 1] === 'number' ? `<c:pt idx="${at}"><c:v>${row[index + 1]}</c:v></c:pt>` : '',
    )
    .join('');
  const title = escaped(columns[index + 1]?.header ?? '');
  return `<c:ser><c:idx val="${index}"/><c:order val="${index}"/><c:tx><c:strRef><c:f>${escaped(range(name, `$${letter}$1`, `$${letter}$1`))}</c:f><c:strCache><c:ptCount val="1"/><c:pt idx="0"><c:v>${title}</c:v></c:pt></c:strCache></c:strRef></c:tx><c:spPr><a:ln w="${width}" cap="rnd">${fill}<a:prstDash val="${kind}"/><a:round/></a:ln></c:spPr><c:marker><c:symbol val="${SYMBOLS[index % SYMBOLS.length] ?? 'circle'}"/><c:size val="9"/><c:spPr>${fill}<a:ln w="9525">${fill}</a:ln></c:spPr></c:marker><c:cat><c:strRef><c:f>${escaped(range(name, `$A$${first}`, `$A$${last}`))}</c:f><c:strCache><c:ptCount val="${rows.length}"/>${names}</c:strCache></c:strRef></c:cat><c:val><c:numRef><c:f>${escaped(range(name, `$${letter}$${first}`, `$${letter}$${last}`))}</c:f><c:numCache><c:formatCode>General</c:formatCode><c:ptCount val="${rows.length}"/>${scores}</c:numCache></c:numRef></c:val><c:smooth val="0"/></c:ser>`;
}

const axis = (kind: 'catAx' | 'valAx', inner: string): string => `<c:${kind}>${inner}</c:${kind}>`;

function chartXml(sheet: Sheet, name: string, chart: SheetChart): string {
  const series = sheet.columns.slice(1).map((_, index) => seriesXml(sheet, name, index, chart));
  const hidden = '<c:spPr><a:ln><a:noFill/></a:ln></c:spPr>';
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><c:chart><c:autoTitleDeleted val="1"/><c:plotArea><c:layout/><c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${series.join('')}<c:marker val="1"/><c:axId val="1"/><c:axId val="2"/></c:lineChart>${axis('catAx', `<c:axId val="1"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/><c:axPos val="b"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/>${hidden}<c:crossAx val="2"/><c:crosses val="min"/>`)}${axis('valAx', `<c:axId val="2"/><c:scaling><c:orientation val="minMax"/><c:max val="${chart.most}"/><c:min val="${chart.least}"/></c:scaling><c:delete val="0"/><c:axPos val="l"/><c:majorGridlines><c:spPr><a:ln w="9525"><a:solidFill><a:srgbClr val="D9D9D9"/></a:solidFill></a:ln></c:spPr></c:majorGridlines><c:numFmt formatCode="General" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/>${hidden}<c:crossAx val="1"/><c:crosses val="min"/><c:crossBetween val="between"/><c:majorUnit val="1"/>`)}</c:plotArea><c:legend><c:legendPos val="t"/><c:overlay val="0"/></c:legend><c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart></c:chartSpace>`;
}

/** Returns the frame of a chart: beneath its table. */
function frameXml({ rows, columns, name }: Sheet): string {
  const top = rows.length + 2;
  return `<xdr:twoCellAnchor><xdr:from><xdr:col>0</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${top}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:to><xdr:col>${Math.min(columns.length, 4)}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${top + 22}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:to><xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="2" name="${escaped(name)}"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr><xdr:xfrm><a:off xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" x="0" y="0"/><a:ext xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" cx="0" cy="0"/></xdr:xfrm><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:id="rIdChart"/></a:graphicData></a:graphic></xdr:graphicFrame><xdr:clientData/></xdr:twoCellAnchor>`;
}

/** Bars within the cells of columns that hold percents. */
function barsXml({ columns, rows }: Sheet): string {
  return columns
    .flatMap(({ bars }, index) => (bars === undefined ? [] : [{ color: bars, letter: letterOf(index) }]))
    .map(
      ({ color, letter }, index) =>
        `<conditionalFormatting sqref="${letter}2:${letter}${rows.length + 1}"><cfRule type="dataBar" priority="${index + 1}"><dataBar><cfvo type="num" val="0"/><cfvo type="num" val="100"/><color rgb="FF${hex(color)}"/></dataBar></cfRule></conditionalFormatting>`,
    )
    .join('');
}

/**
 * Draws the charts and bars of sheets into the library's files.
 * @param names the sheets' names as they appear in the file
 */
export function sheetPictures(sheets: readonly Sheet[], names: readonly string[]): Feature<Blob> {
  const charts = sheets.flatMap((sheet, index) => {
    const { chart } = sheet;
    return chart && sheet.rows.length > 0 ? [{ sheet, chart, index, path: `xl/charts/chart${index + 1}.xml` }] : [];
  });
  const at = (sheetIndex: number) => charts.find(({ index }) => index === sheetIndex);
  return {
    files: {
      transform: {
        '[Content_Types].xml': {
          insert: () =>
            charts
              .map(
                ({ path }) =>
                  `<Override PartName="/${path}" ContentType="application/vnd.openxmlformats-officedocument.drawingml.chart+xml"/>`,
              )
              .join(''),
        },
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _options, { sheetIndex }) => {
            const sheet = sheets[sheetIndex];
            return sheet && sheet.rows.length > 0 ? xml.replace('</sheetData>', `</sheetData>${barsXml(sheet)}`) : xml;
          },
        },
        'xl/drawings/drawing{id}.xml': {
          insert: (_options, { sheetIndex }) => {
            const own = at(sheetIndex);
            return own ? frameXml(own.sheet) : '';
          },
        },
        'xl/drawings/_rels/drawing{id}.xml.rels': {
          insert: (_options, { sheetIndex }) =>
            at(sheetIndex)
              ? `<Relationship Id="rIdChart" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/chart" Target="../charts/chart${sheetIndex + 1}.xml"/>`
              : '',
        },
      },
      write: {
        files: () =>
          Object.fromEntries(
            charts.map(({ sheet, chart, index, path }) => [path, chartXml(sheet, names[index] ?? '', chart)]),
          ),
      },
    },
  };
}
