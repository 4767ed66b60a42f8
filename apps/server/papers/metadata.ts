import { eInvoiceFile } from './e-invoice-file.ts';
import type { Paper } from './paper.ts';

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escaped = (text: string) => text.replaceAll(/[&<>]/g, (sign) => signs[sign] ?? sign);

type Described = Pick<Paper, 'title' | 'shopName' | 'issuedAt' | 'eInvoice'>;

/**
 * The XMP metadata of a paper: title, makers, that it conforms to PDF/UA-1, and which invoice is attached to it, with the extension schemas
 * that PDF/A requires for these. The library itself writes the PDF/A conformance.
 */
export function metadataOf({ title, shopName, issuedAt, eInvoice }: Described): string {
  const isHybrid = eInvoice !== undefined;
  return `
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
  <xmp:CreateDate>${issuedAt.toISOString().slice(0, 19)}Z</xmp:CreateDate>
  <xmp:CreatorTool>${escaped(shopName)}</xmp:CreatorTool>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
  <dc:creator><rdf:Seq><rdf:li>${escaped(shopName)}</rdf:li></rdf:Seq></dc:creator>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
  <pdf:Producer>PDFKit</pdf:Producer>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
  <pdfuaid:part>1</pdfuaid:part>
</rdf:Description>
${isHybrid ? attached : ''}
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag>${[universalAccess, ...(isHybrid ? [hybrid] : [])].map(schemaOf).join('')}
  </rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;
}

/** What Factur-X and ZUGFeRD ask a hybrid invoice to say of the attached file. */
const attached = `<rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
  <fx:DocumentType>INVOICE</fx:DocumentType>
  <fx:DocumentFileName>${eInvoiceFile}</fx:DocumentFileName>
  <fx:Version>1.0</fx:Version>
  <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
</rdf:Description>`;

type Property = readonly [name: string, type: string, category: string, description: string];
type Schema = Readonly<{ title: string; namespace: string; prefix: string; properties: readonly Property[] }>;

const universalAccess: Schema = {
  title: 'PDF/UA Universal Accessibility Schema',
  namespace: 'http://www.aiim.org/pdfua/ns/id/',
  prefix: 'pdfuaid',
  properties: [['part', 'Integer', 'internal', 'Part of ISO 14289 it conforms to']],
};

const hybrid: Schema = {
  title: 'Factur-X PDFA Extension Schema',
  namespace: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
  prefix: 'fx',
  properties: [
    ['DocumentFileName', 'Text', 'external', 'Name of the attached XML file'],
    ['DocumentType', 'Text', 'external', 'INVOICE'],
    ['Version', 'Text', 'external', 'Version of the standard of the XML file'],
    ['ConformanceLevel', 'Text', 'external', 'Profile of the XML file'],
  ],
};

function schemaOf({ title, namespace, prefix, properties }: Schema): string {
  return `
    <rdf:li rdf:parseType="Resource">
      <pdfaSchema:schema>${title}</pdfaSchema:schema>
      <pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
      <pdfaSchema:prefix>${prefix}</pdfaSchema:prefix>
      <pdfaSchema:property><rdf:Seq>${properties.map(propertyOf).join('')}
      </rdf:Seq></pdfaSchema:property>
    </rdf:li>`;
}

function propertyOf([name, type, category, description]: Property): string {
  return `
        <rdf:li rdf:parseType="Resource">
          <pdfaProperty:name>${name}</pdfaProperty:name>
          <pdfaProperty:valueType>${type}</pdfaProperty:valueType>
          <pdfaProperty:category>${category}</pdfaProperty:category>
          <pdfaProperty:description>${description}</pdfaProperty:description>
        </rdf:li>`;
}
